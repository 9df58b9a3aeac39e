import type { Knex } from 'knex';
import { soeknad } from '#tests/support/access/forms.ts';
import { hashOf, makeUnused } from '#tests/support/access/persons.ts';
import type { Ask, HttpAnswer } from '#tests/support/bff/http-client.ts';
import { NOON, type TestBff } from '#tests/support/bff/test-bff.ts';

/** What an administrator sends; the version that was read, or none as from a client that knows of no versions. */
export type Send = (who: Ask, versjon: number | undefined) => Promise<HttpAnswer>;

/** Something that two administrators have open. */
export interface Opened {
  readonly first: Send;
  readonly second: Send;
  /** The version that both have read; undefined where an id says what was read. */
  readonly versjon?: number;
  /** What of it is stored, to compare. */
  readonly stored: () => Promise<unknown>;
}

const post = (who: Ask, path: string, json?: object) =>
  who(path, { method: 'POST', ...(json ? { json } : {}) });
const withVersion = (path: string, versjon: number | undefined) =>
  versjon === undefined ? path : `${path}?versjon=${versjon}`;

/** An application that waits for a decision. */
export async function openSoeknad(bff: TestBff) {
  // The day before yesterday, so that the employer can be asked again.
  bff.time.now = new Date(NOON.getTime() - 2 * 86_400_000);
  const nora = await bff.signedIn('autentisert');
  await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
  bff.time.now = NOON;
  const where = { identitet_hash: hashOf('autentisert') };
  const { id, versjon } = await bff
    .db('soeknad')
    .where(where)
    .first<{ id: string; versjon: number }>();
  const act =
    (what: string, body: object): Send =>
    (who, read) =>
      post(who, `/api/admin/soeknad/${id}/${what}`, {
        ...{ kommentar: null, sluttdato: null, settPaaVent: false, ...body },
        ...(read === undefined ? {} : { versjon: read }),
      });
  const columns = ['status', 'kommentar', 'avslag_begrunnelse', 'kontaktperson_navn'];
  return { id, act, versjon, stored: () => bff.db('soeknad').where({ id }).first(columns) };
}

/** One that has been rejected, and what takes that back. */
export async function openDecided(bff: TestBff) {
  const { id, act, stored } = await openSoeknad(bff);
  const admin = await bff.signedIn('admin');
  await act('avslaa', { avslagBegrunnelse: 'Ikke redaksjonelt arbeid.' })(admin, undefined);
  const path = `/api/admin/soeknad/${id}`;
  const read = { behandlet: NOON.toISOString() };
  const undo: Send = (who) => post(who, `${path}/angre`, read);
  const reopen: Send = (who) => post(who, `${path}/ta-opp-igjen`, { ...read, grunn: 'Nytt svar.' });
  return { path, stored, undo, reopen };
}

/** One that has been rejected and complained about, and answers to that. */
export async function openKlage(bff: TestBff) {
  const { path } = await openDecided(bff);
  const nora = await bff.signedIn('autentisert');
  await post(nora, '/api/presse/min-soeknad/klage', { tekst: 'Det er redaksjonelt arbeid.' });
  const answer =
    (ord: string): Send =>
    (who) =>
      post(who, `${path}/klage`, { svar: 'oversendt', ord, avgjort: null });
  return { answer, stored: () => bff.db('klage').first('utfall', 'ord') };
}

/** The employer is asked again, and the application put on hold until there is an answer. */
export const askAgain =
  (id: string, kommentar: string): Send =>
  (who, versjon) =>
    post(who, `/api/admin/soeknad/${id}/spoer-igjen`, {
      vurdering: { kommentar, sluttdato: null, settPaaVent: true, versjon: versjon ?? null },
    });

/** Somebody else is asked, at an address of their own. */
export const correctContact =
  (id: string, navn: string): Send =>
  (who, versjon) =>
    post(who, `/api/admin/soeknad/${id}/kontaktperson`, {
      ...{ kontaktpersonArbeidsgiver: navn, kontaktpersonStilling: 'Redaktør' },
      kontaktpersonOrganisasjon: 'Elveposten AS',
      kontaktpersonEpost: `${navn.split(' ')[0]!.toLowerCase()}@elveposten.example`,
      versjon: versjon ?? null,
    });

/** The journalist, suspended or not. */
export async function openBruker({ db }: TestBff, suspendert = false) {
  const where = { identitet_hash: hashOf('presse') };
  if (suspendert)
    await db('pressebruker')
      .where(where)
      .update({
        ...{ suspendert_til: '2026-03-20', suspendert_fra: NOON },
        suspendert_begrunnelse: 'Delte dokumenter.',
      });
  const { id, versjon } = await db('pressebruker')
    .where(where)
    .first<{ id: string; versjon: number }>();
  const path = `/api/admin/bruker/${id}`;
  const suspend =
    (til: string): Send =>
    (who, read) =>
      post(who, `${path}/suspender`, {
        ...{ til, begrunnelse: `Til ${til}.` },
        ...(read === undefined ? {} : { versjon: read }),
      });
  const lift: Send = (who, read) => post(who, withVersion(`${path}/opphev-suspensjon`, read));
  const remove: Send = (who, read) => who(withVersion(path, read), { method: 'DELETE' });
  const undo: Send = (who, read) => post(who, withVersion(`${path}/angre-sletting`, read));
  const columns = ['suspendert_til', 'suspendert_begrunnelse', 'slettes_fra'];
  const stored = () => db('pressebruker').where(where).first(columns);
  return { versjon, path, stored, suspend, lift, remove, undo };
}

/** The journalist, who has not been here for more than a year; kept by an administrator already or not. */
export async function openUnused(bff: TestBff, isKept = false) {
  const { db } = bff;
  const where = { identitet_hash: hashOf('presse') };
  await makeUnused(db, NOON);
  if (isKept)
    await db('pressebruker').where(where).update({ beholdt: NOON, beholdt_begrunnelse: 'Kurs.' });
  const { versjon, path } = await openBruker(bff);
  const keep =
    (begrunnelse: string | null): Send =>
    (who, read) =>
      post(who, `${path}/behold`, {
        begrunnelse,
        ...(read === undefined ? {} : { versjon: read }),
      });
  return {
    versjon,
    keep,
    stored: () => db('pressebruker').where(where).first(['beholdt_begrunnelse']),
  };
}

export const BANNER = { message: 'Søket er tregt.', purpose: 'info' };

/** The banner; stored already or not. */
export async function openBanner({ db }: TestBff, exists = true) {
  if (exists)
    await db('varsel').insert({ id: true, content: JSON.stringify(BANNER), oppdatert: NOON });
  const row = await db('varsel').first<{ versjon: number } | undefined>('versjon');
  const path = '/api/admin/siteContents';
  const save =
    (message: string): Send =>
    (who, versjon) =>
      post(who, `${path}/${exists ? 'oppdater' : 'legg-til'}-varsel`, {
        content: JSON.stringify({ ...BANNER, message }),
        ...(exists && versjon !== undefined ? { versjon } : {}),
      });
  const remove: Send = (who, read) =>
    who(withVersion(`${path}/slett-varsel`, read), { method: 'DELETE' });
  return { save, remove, stored: () => db('varsel').first('content'), versjon: row?.versjon ?? 0 };
}

/** A reason for rejections. */
export async function openGrunn({ db }: TestBff) {
  const [row] = await db('avslagsgrunn')
    .insert({
      ...{ navn: 'Ukjent', tekst_nb: 'Ukjent redaksjon.', tekst_nn: 'Ukjend redaksjon.', plass: 1 },
      ...{ i_bruk: true, endret: NOON, endret_av: hashOf('admin') },
    })
    .returning<{ id: number; versjon: number }[]>(['id', 'versjon']);
  const save =
    (navn: string): Send =>
    (who, read) =>
      post(who, `/api/admin/avslagsgrunner/${row!.id}`, {
        ...{ navn, tekstNb: 'Ukjent.', tekstNn: 'Ukjend.', iBruk: true, plass: 1 },
        ...(read === undefined ? {} : { versjon: read }),
      });
  return { versjon: row!.versjon, stored: () => db('avslagsgrunn').select('navn'), save };
}

/** The receipt that applicants are sent, which nobody has edited. */
export function openEpostmal({ db }: TestBff) {
  const save =
    (emne: string): Send =>
    (who, read) =>
      post(who, '/api/admin/epostmaler/soeknad_mottatt', {
        tekster: {
          emneNb: emne,
          tekstNb: 'Hei, {fornavn}',
          emneNn: emne,
          tekstNn: 'Hei, {fornavn}',
        },
        ...(read === undefined ? {} : { versjon: read }),
      });
  const stored = () =>
    db('epost_mal_versjon')
      .where({ mal: 'soeknad_mottatt' })
      .orderBy('nr', 'desc')
      .first('emne_nb');
  return { versjon: 0, stored, save };
}

const SAK = '/api/admin/sak/VIST';
const because = (forklaring: string) => ({ forklaring, grunn: 'feil', varsle: false });
export const hide = (omfang: string, forklaring: string) => (who: Ask) =>
  post(who, `${SAK}/skjul`, { omfang, ...because(forklaring) });
export const restrict = (tekst: string) => (who: Ask) =>
  post(who, `${SAK}/begrensning`, {
    ...{ type: 'referatforbud', tekst, gjelderTil: null, varsle: false },
  });
export const done = (db: Knex, table: string) => async () =>
  db(table).select('forklaring', 'opphevet_forklaring').orderBy('id');

/** Something of the case that an administrator has done, which two want to undo. */
export async function openLift(
  bff: TestBff,
  made: Promise<HttpAnswer>,
  path: string,
  table: string,
) {
  const { status } = await made;
  if (status !== 200) throw new Error(`It could not be done: ${status}`);
  const { id } = await bff.db(table).first<{ id: number }>('id');
  const lift = (forklaring: string) => (who: Ask) =>
    post(who, `${SAK}/${path.replace('ID', String(id))}`, { forklaring });
  return { first: lift('Det var en feil.'), second: lift('Retten har bestemt det.') };
}

/** A case that could not be indexed, and a message that could not be sent. */
export async function openFailed({ db }: TestBff) {
  await db('doedbrev').insert({ sak_id: 'VIST', grunn: 'kan_ikke_bygges', sist_feilet: NOON });
  const stored = () => db('sak_utboks').where({ sak_id: 'VIST' }).count({ rader: '*' }).first();
  return { stored };
}

export async function openDeadMail({ db }: TestBff) {
  const [row] = await db('epost_utboks')
    .insert({
      ...{ mal: 'soeknad_mottatt', til: 'silje@avisen.example', noekkel: 'en', status: 'doed' },
      ...{ data: JSON.stringify({ fornavn: 'Silje' }), identitet_hash: hashOf('presse') },
      ...{ forsoek: 12, feil: 'avvist', detalj: '550', opprettet: NOON, neste_forsoek: NOON },
    })
    .returning<{ id: number }[]>('id');
  const retry: Send = (who) => post(who, `/api/admin/drift/epost/${row!.id}/proev-igjen`);
  return {
    first: retry,
    second: retry,
    stored: () => db('epost_utboks').select('status', 'forsoek'),
  };
}

export const retry =
  (path: string): Send =>
  (who) =>
    post(who, `/api/admin/drift/${path}`);
