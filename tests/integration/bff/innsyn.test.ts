import { beforeEach, describe, expect, it } from 'vitest';
import { encrypt } from '#bff/session/key-ring.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { innsynPaths } from '#contract/innsyn-paths.ts';
import { type Innsyn, innsynSchema } from '#contract/innsyn.ts';
import { DEL_IDER, erEgen, MEST_INNSYN } from '#domain/innsyn/deler.ts';
import { hashOf, type Kind, KEYS } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { comeAs } from '#tests/support/bff/come-as.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { withdraw } from '#tests/support/leaks/hidings.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);
beforeEach(async () => {
  await bff.db('redaksjon').delete();
});

const own = innsynPaths;
const read = async (who: Ask = silje, path = own.json.path): Promise<Innsyn> => {
  const { status, json } = await who(path);
  expect(status).toBe(200);
  return innsynSchema.parse(json);
};
const rader = (innsyn: Innsyn, del: keyof Innsyn['deler']) => innsyn.deler[del]!.rader;
const before = (ms: number) => new Date(NOON.getTime() - ms);

const idOf = async (kind: Kind) => {
  const person = bff.db('pressebruker').where({ identitet_hash: hashOf(kind) });
  const [id] = await person.pluck<string[]>('id');
  return id!;
};
const administer = async (format: 'html' | 'json') =>
  adminPaths.brukerInnsyn[format].href(await idOf('presse'));

/** A row in every table about the person, with `mark` in each text. */
async function fill(kind: Kind, mark: string): Promise<void> {
  const { db } = bff;
  const id = await idOf(kind);
  const mine = { pressebruker_id: id };
  const identitet_hash = hashOf(kind);
  const [redaksjon] = await db('redaksjon')
    .insert({
      navn: `Avisa ${mark}`,
      opprettet: NOON,
      redaktoer_navn: 'Rita',
      redaktoer_epost: 'r@a.example',
    })
    .returning<{ id: string }[]>('id');
  const redaksjon_id = redaksjon!.id;
  await db('pressebruker')
    .where({ id })
    .update({ redaksjon_id, stilling: `Journalist ${mark}` });
  const asked = { redaksjon_id, opprettet: before(9000), utloeper: NOON, svart: before(8000) };
  const [liste] = await db('redaksjon_liste').insert(asked).returning<{ id: string }[]>('id');
  await db('redaksjon_liste_borte').insert({ liste_id: liste!.id, ...mine });
  const [soek] = await db('lagret_soek')
    .insert({ ...mine, navn: `Søk ${mark}`, soek: 'query=brann', lagret: NOON })
    .returning<{ id: number }[]>('id');
  const lagret_soek_id = soek!.id;
  const feed = { ...mine, lagret_soek_id, slag: 'atom', navn: `Strøm ${mark}`, opprettet: NOON };
  await db('abonnement').insert({ ...feed, hemmelighet_hash: Buffer.alloc(32, mark) });
  const key = { ...mine, navn: `Nøkkel ${mark}`, omfang: ['soek'], opprettet: NOON };
  const utloeper = new Date(NOON.getTime() + 1e9);
  await db('tilgangsnoekkel').insert({ ...key, noekkel_hash: Buffer.alloc(32, mark), utloeper });
  await db('varsling').insert({ ...mine, favoritter: 'daglig', favoritter_fra: NOON });
  const { sakId: sak_id } = saker.vist;
  await db('favoritt').insert({ ...mine, sak_id, opprettet: NOON });
  const sealed = encrypt(
    KEYS.audit,
    JSON.stringify({ tekst: `Notat ${mark}`, merker: ['politi'] }),
  );
  await db('notat').insert({ ...mine, sak_id, ...sealed, opprettet: NOON, endret: NOON });
  await db('nyhet').insert({ ...mine, sak_id, lagret_soek_id, tidspunkt: before(5000) });
  await db('arbeidsgiver_bekreftelse').insert({
    ...{ identitet_hash, navn: `Navn ${mark}`, stilling: 'x', redaksjon: 'x', begrunnelse: 'x' },
    ...{ kontaktperson_navn: 'Randi', kontaktperson_organisasjon: 'x' },
    ...{ kontaktperson_epost: 'randi@a.example', opprettet: before(9000), utloeper: NOON },
  });
  const [soeknad_id] = await db('soeknad').where({ identitet_hash }).pluck<string[]>('id');
  const pakke = { soeknad_id, versjon: 1, behandlet: NOON, tatt: NOON };
  await db('arkivpakke').insert({ ...pakke, innhold: JSON.stringify({ hemmelig: mark }) });
  const complained = { avslaatt: NOON, frist: '2026-03-31', sendt: NOON };
  await db('klage').insert({ soeknad_id, ...complained, tekst: `Klage ${mark}` });
  const mail = { mal: 'noekkel_laget', identitet_hash, noekkel: `x:${mark}`, opprettet: NOON };
  await db('epost_utboks').insert({ ...mail, til: 'a@b.example', data: '{}', neste_forsoek: NOON });
  const logged = { rolle: 'presse', handling: 'sak', sak_id, detaljer: { skjult: `Logg ${mark}` } };
  await db('revisjon').insert({ tidspunkt: NOON, identitet_hash, ...logged });
}

describe('what a person is given of oneself', () => {
  it('has a row of every part, and nothing of anybody else', async () => {
    const nora = await signInSecond(bff);
    await fill('presse', 'MITT');
    await fill('autentisert', 'ANDRES');
    const admin = await bff.signedIn('admin');
    await admin(adminPaths.bruker.href(await idOf('presse')));
    const innsyn = await read();
    expect(Object.keys(innsyn.deler)).toEqual(DEL_IDER);
    for (const id of DEL_IDER) expect([id, rader(innsyn, id).length > 0]).toEqual([id, true]);
    expect(rader(innsyn, 'soeknader')).toHaveLength(1);
    const text = JSON.stringify(innsyn);
    const marked = ['Journalist', 'Avisa', 'Søk', 'Strøm', 'Nøkkel', 'Notat', 'Navn'];
    for (const word of marked) expect(text).toContain(`${word} MITT`);
    expect(text).not.toContain('ANDRES');
    expect(JSON.stringify(await read(nora))).not.toContain('MITT');
    expect(rader(innsyn, 'gjort_med')[0]).toEqual({
      ...{ tidspunkt: '2026-03-10T12:00:00+01:00', rolle: 'admin', handling: 'bruker_vist' },
      saksnummer: null,
    });
  });

  it('has no secret, no detail of the log, and nobody who works at the courts', async () => {
    await fill('presse', 'MITT');
    const admin = await bff.signedIn('admin');
    await admin(adminPaths.bruker.href(await idOf('presse')));
    for (const path of [own.html.path, own.json.path]) {
      const { text } = await silje(path);
      for (const hash of [hashOf('presse'), hashOf('admin'), Buffer.alloc(32, 'MITT')])
        for (const form of ['hex', 'base64', 'base64url'] as const)
          expect(text).not.toContain(hash.toString(form).slice(0, 40));
      for (const left of [
        'hemmelig',
        'Logg MITT',
        'Astrid',
        'Domsland',
        'a@b.example',
        'r@a.example',
      ])
        expect(text).not.toContain(left);
    }
  });

  it('is a file to read with the same rows, in the language of who asks', async () => {
    await fill('presse', '<b>MITT</b> & "så"');
    const nynorsk = { headers: { 'Accept-Language': 'nn' } };
    const { status, text, headers } = await silje(own.html.path, nynorsk);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="innsyn-2026-03-10.html"',
    );
    expect(text).toContain('<html lang="nn">');
    for (const heading of ['Lagra søk', 'Favorittar', 'Det som ikkje er med', 'Stilling'])
      expect(text).toContain(`>${heading}<`);
    expect(text).not.toContain('<b>');
    expect(text).toContain('Notat &#60;b&#62;MITT');
    expect(text).toContain(saker.vist.saksnummer);
    expect(text).toContain('<td lang="nb">Åpnet en sak</td>');
    expect(text).not.toMatch(/<script|<link|<img|src=|https?:/);
  });

  it('is logged, and the next file says so', async () => {
    await silje(own.html.path);
    const row = (await bff.db('revisjon').orderBy('id', 'desc').first()) as object;
    expect(row).toMatchObject({ handling: 'innsyn_hentet', detaljer: { format: 'html' } });
    expect(rader(await read(), 'gjort')[0]).toMatchObject({ handling: 'innsyn_hentet' });
  });

  it('has no number of a case that is hidden, and nothing new of it', async () => {
    await fill('presse', 'MITT');
    const { sakId, saksnummer } = saker.vist;
    expect(JSON.stringify(await read())).toContain(saksnummer);
    await withdraw(bff.db, sakId, { omfang: 'sak' });
    const innsyn = await read();
    const { text } = await silje(own.html.path);
    await bff.db('tilbaketrekking').where({ sak_id: sakId }).delete();
    for (const file of [JSON.stringify(innsyn), text])
      for (const part of [saksnummer, sakId]) expect(file).not.toContain(part);
    expect(rader(innsyn, 'nytt')).toEqual([]);
    expect(rader(innsyn, 'favoritter')).toMatchObject([{ saksnummer: null }]);
    expect(rader(innsyn, 'notater')).toMatchObject([{ saksnummer: null, tekst: 'Notat MITT' }]);
  });

  it('does not tell that a hidden name was found', async () => {
    const id = await idOf('presse');
    const [soek] = await bff
      .db('lagret_soek')
      .insert({ pressebruker_id: id, navn: 'Gjemtdal', soek: 'query=Gjemtdal', lagret: NOON })
      .returning<{ id: number }[]>('id');
    const hit = { pressebruker_id: id, lagret_soek_id: soek!.id, tidspunkt: before(5000) };
    await bff.db('nyhet').insert({ ...hit, sak_id: saker.skjult.sakId, ved_navn: true });
    const innsyn = await read();
    expect(rader(innsyn, 'nytt')).toEqual([]);
    expect(JSON.stringify(innsyn)).not.toContain(saker.skjult.saksnummer);
  });

  it('has the newest rows of a long log, and says that there are more', async () => {
    await bff.db.raw(
      `insert into revisjon (tidspunkt, identitet_hash, rolle, handling)
       select ?::timestamptz - make_interval(secs => n), ?, 'presse', 'soek' from generate_series(1, ?) n`,
      [NOON, hashOf('presse'), MEST_INNSYN + 1],
    );
    const { flere } = (await read()).deler.gjort!;
    expect(flere).toBe(true);
    expect(rader(await read(), 'gjort')).toHaveLength(MEST_INNSYN);
    const { text } = await silje(own.html.path);
    expect(text.replaceAll(/\s/g, ' ')).toContain('De nyeste 10 000. Det finnes flere');
  });

  it.each(['autentisert', 'soeker', 'lapsed', 'suspended', 'ended'] as const)(
    'is there for somebody without access (%s), without numbers of cases',
    async (kind) => {
      const who = await comeAs(bff, kind);
      const identitet_hash = hashOf(kind === 'lapsed' ? 'lapsed' : 'autentisert');
      const { sakId: sak_id, saksnummer } = saker.vist;
      const seen = { tidspunkt: NOON, rolle: 'presse', handling: 'sak', sak_id };
      await bff.db('revisjon').insert({ ...seen, identitet_hash });
      const innsyn = await read(who);
      expect(rader(innsyn, 'gjort')).toContainEqual({
        ...{ tidspunkt: '2026-03-10T12:00:00+01:00', handling: 'sak', saksnummer: null },
      });
      expect(JSON.stringify(innsyn)).not.toContain(saksnummer);
      expect(rader(innsyn, 'oekter').length).toBeGreaterThan(0);
      expect(innsyn.utelatt.at(-1)).toMatch(/^Saksnumre/);
    },
  );
});

describe('what an administrator gives a person', () => {
  it('has everything but the person’s own work, in the language of the person', async () => {
    await fill('presse', 'MITT');
    await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .update({ spraak: 'nn' });
    const admin = await bff.signedIn('admin');
    const innsyn = await read(admin, await administer('json'));
    expect(Object.keys(innsyn.deler)).toEqual(DEL_IDER.filter((id) => !erEgen(id)));
    expect(innsyn.deler.soeknader!.navn).toBe('Søknadene dine');
    expect(innsyn.deler.oekter!.navn).toBe('Innloggingar');
    const text = JSON.stringify(innsyn);
    expect(text).toContain('Avisa MITT');
    for (const work of ['Søk MITT', 'Notat MITT', 'Strøm MITT']) expect(text).not.toContain(work);
    expect((await admin(await administer('html'))).text).toContain('<html lang="nn">');
  });

  it('is logged of both, and the person sees it', async () => {
    const admin = await bff.signedIn('admin');
    await admin(await administer('json'));
    const row = (await bff.db('revisjon').orderBy('id', 'desc').first()) as object;
    const brukerId = await idOf('presse');
    expect(row).toMatchObject({
      ...{ handling: 'innsyn_gitt', rolle: 'admin', detaljer: { brukerId, format: 'json' } },
      gjelder_hash: hashOf('presse'),
    });
    expect(rader(await read(), 'gjort_med')[0]).toMatchObject({ handling: 'innsyn_gitt' });
  });

  it.each(['0b6e7c1e-2f7a-4d3c-9a52-6a1f2f7a4d3c', 'ingen'])(
    'of nobody (%s) is a 404',
    async (id) => {
      const admin = await bff.signedIn('admin');
      expect((await admin(adminPaths.brukerInnsyn.html.href(id))).status).toBe(404);
    },
  );
});
