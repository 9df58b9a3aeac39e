import type { Knex } from 'knex';
import type { Actor } from '#bff/audit.ts';
import { searchedFor } from '#bff/features/saker/search/search-request.ts';
import { encrypt } from '#bff/session/key-ring.ts';
import { personOf } from '#bff/session/person.ts';
import { readSearchParams } from '#contract/search.ts';
import { readPressebruker } from '#db/bruker/pressebrukere.ts';
import { addEndringer } from '#db/endring/write.ts';
import { updateStartvalg } from '#db/bruker/startvalg.ts';
import { addFavoritt } from '#db/favoritt/favoritter.ts';
import { addLagretSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { setLagretSoekVarsle } from '#db/notice/choices.ts';
import { addNotat } from '#db/notat/notater.ts';
import { enqueueSelected } from '#db/queues/sak-outbox.ts';
import { readSaker } from '#db/sak/saker.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { setFavoritterVarsle } from '#db/notice/choices.ts';
import { findTestPerson } from '#dev/stand-ins/test-persons.ts';
import { type Endring, tidOf } from '#domain/endringer.ts';
import { MAX_LAGREDE_SOEK } from '#domain/lagrede-soek.ts';
import type { Varsle } from '#domain/notices.ts';
import type { Sak } from '#domain/sak.ts';
import { SAKSTYPER } from '#domain/sakstyper.ts';
import { defaultRange } from '#domain/search-rules.ts';
import { addOsloDays, osloDay, startOfOsloDay } from '#domain/time.ts';
import { noteChanged } from '#import/shown-changes.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import { toStored } from '#search/saved-search.ts';
import type { Desk } from './desk.ts';
import { workDaysAgo } from './times.ts';
import type { Stay } from './users.ts';

/** The test person who has used the service for a while. */
export const JOURNALIST = 'Ylva Tjærhaug';

const HOUR = 3_600_000;
const FAVOURITES = 9;
/** Cases whose change saved searches are told of, at most. */
const MOST_TOLD = 300;

/** Days since the journalist last changed the profile. */
const PROFILE_CHANGED = 21;

/** The courts whose hearings the page of the day shows. */
const OWN_COURTS = ['TOSL', 'TROG', 'LB'];

interface Saved {
  readonly navn: string;
  readonly varsle: Varsle;
  /** Since so many days. */
  readonly days: number;
  readonly search: Partial<ValidSearch>;
}

const SEARCHES: readonly Saved[] = [
  { navn: 'Alt i Oslo tingrett', varsle: 'daglig', days: 18, search: { domstolid: 'TOSL' } },
  {
    navn: 'Vold, hele landet',
    varsle: 'straks',
    days: 12,
    search: { domstolid: 'alle', query: 'vold' },
  },
  {
    navn: 'Tiltaler om narkotika',
    varsle: 'aldri',
    days: 40,
    search: { domstolid: 'alle', query: 'narkotika', soekeKategori: 'tiltaler' },
  },
];

const NOTES = [
  ['Ring aktor dagen før. Spørre om tilståelse.', ['ring', 'krim']],
  ['Kollega dekker første dag, jeg tar prosedyrene.', ['delt']],
  ['Saken henger sammen med den fra i fjor. Finne dommen.', ['bakgrunn']],
  ['Tips: be om tiltalen på forhånd.', ['krim', 'tiltale']],
] as const;

interface Own {
  readonly db: Knex;
  readonly id: string;
  readonly actor: Actor;
}

/**
 * Gives one of the test persons favourites with changes since yesterday, saved searches that tell, and notes. The follower tells of
 * them as of everything else (indexer/notices). Nothing without the person or cases. Gives until when the person was here.
 */
export async function writeJournalist(desk: Desk): Promise<Stay[]> {
  const { db, keys, now } = desk;
  const person = findTestPerson(JOURNALIST);
  if (!person) throw new Error(`${JOURNALIST} is no test person`);
  const subject = { side: 'presse', subject: person.pid } as const;
  const identitetHash = await personOf(db, keys.identity, subject, now);
  const bruker = await readPressebruker(db, identitetHash);
  if (!bruker) return [];
  await updateStartvalg(db, identitetHash, { mineDomstoler: OWN_COURTS, startside: 'i-dag' });
  const own: Own = { db, id: bruker.id, actor: { identitetHash, rolle: 'presse' } };
  const saker = await casesToFollow(desk);
  await addFavourites(desk, own, saker);
  await addSearches(desk, own);
  await addNotes(desk, own, saker);
  changeProfile(desk, own);
  await changeCases(desk, saker);
  return [{ identitetHash, until: startOfOsloDay(osloDay(now)) }];
}

/** Cases with a hearing to come, each of another court; criminal cases first. */
async function casesToFollow({ db, now }: Desk): Promise<Sak[]> {
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from (select distinct on (s.domstol_id) s.sak_id, s.domstol_id, s.sakstype from sak s
        where s.rettens_administrator is not null and s.foerst_sett < ${addOsloDays(now, -2)}
          and exists (select from rettsmoete r where r.sak_id = s.sak_id
            and r.start > ${addOsloDays(now, 1)} and r.sal is not null)
        order by s.domstol_id, s.sakstype = any(${CRIMINAL}) desc, s.sak_id) mulige
      order by sakstype = any(${CRIMINAL}) desc, domstol_id limit ${FAVOURITES}`,
  );
  const ids = rows.map(({ sak_id }) => sak_id);
  const read = await readSaker(db, ids);
  return read.sort((one, other) => ids.indexOf(one.sakId) - ids.indexOf(other.sakId));
}
/** With and without lay judges. */
const CRIMINAL = [SAKSTYPER.MED, SAKSTYPER.ENE];

async function addFavourites(desk: Desk, { db, id, actor }: Own, saker: readonly Sak[]) {
  for (const [nr, { sakId }] of saker.entries()) {
    const at = workDaysAgo(desk.random, desk.now, 2 + 2 * nr);
    if (!(await addFavoritt(db, id, sakId, at))) continue;
    desk.log.push({ at, actor, entry: { action: 'favoritt_lagt_til', sakId } });
  }
  const since = workDaysAgo(desk.random, desk.now, 30);
  await setFavoritterVarsle(db, id, { varsle: 'daglig', now: since });
  const entry = { action: 'varsling_endret', detaljer: { favoritter: 'daglig' } } as const;
  desk.log.push({ at: since, actor, entry });
}

async function addSearches(desk: Desk, { db, id, actor }: Own): Promise<void> {
  for (const { navn, varsle, days, search } of SEARCHES) {
    const at = workDaysAgo(desk.random, desk.now, days);
    const range = defaultRange(search.soekeKategori ?? 'berammede', at);
    const full = {
      ...readSearchParams(new URLSearchParams()),
      ...range,
      ...search,
    } as ValidSearch;
    const stored = toStored(full, { foelgerDagen: true, now: at });
    const saved = { navn, ...stored, lagret: at, most: MAX_LAGREDE_SOEK };
    const added = await addLagretSoek(db, id, saved);
    if (typeof added === 'string') throw new Error(`The search ${navn} is ${added}`);
    await setLagretSoekVarsle(db, { pressebrukerId: id, id: added }, { varsle, now: at });
    const detaljer = { lagretSoekId: added, soek: searchedFor(full), foelgerDagen: true };
    desk.log.push({ at, actor, entry: { action: 'soek_lagret', detaljer, ord: { navn } } });
  }
  const since = addOsloDays(desk.now, -SEARCHES[0]!.days);
  await enqueueSelected(
    db,
    sql`select sak_id from sak where greatest(foerst_sett, endret) > ${since}
      order by greatest(foerst_sett, endret) desc, sak_id limit ${MOST_TOLD}`,
  );
}

async function addNotes(desk: Desk, { db, id, actor }: Own, saker: readonly Sak[]): Promise<void> {
  for (const [nr, [tekst, merker]] of NOTES.entries()) {
    const sakId = saker[nr]?.sakId;
    if (sakId === undefined) return;
    const at = workDaysAgo(desk.random, desk.now, 2 + nr);
    const sealed = encrypt(desk.keys.audit, JSON.stringify({ tekst, merker }));
    await addNotat(db, { pressebrukerId: id, sakId }, sealed, at);
    desk.log.push({ at, actor, entry: { action: 'notat_lagt_til', sakId } });
  }
}

/** The profile is as it is now, and was otherwise before. */
function changeProfile({ log, now }: Desk, { actor }: Own): void {
  const felt = ['telefon', 'foretrukketDomstolId', 'jobberSomFrilanser'] as const;
  const at = addOsloDays(now, -PROFILE_CHANGED);
  log.push({ at, actor, entry: { action: 'profil_endret', detaljer: { felt } } });
}

/** As an import of this morning would have: the cases are as the court has them now, and were otherwise before. */
async function changeCases({ db, now }: Desk, saker: readonly Sak[]): Promise<void> {
  const changes = saker.slice(0, CHANGES.length).flatMap((sak, nr) => {
    const endring = CHANGES[nr]!(sak);
    return endring ? [{ sakId: sak.sakId, endring }] : [];
  });
  const at = new Date(now.getTime() - 2 * HOUR);
  await addEndringer(db, changes, at);
  await noteChanged(
    db,
    changes.map(({ sakId }) => sakId),
    at,
  );
}

const CHANGES: readonly ((sak: Sak) => Endring | null)[] = [
  (sak) =>
    moved(sak, (til) => ({ start: addOsloDays(til.start, -7), slutt: addOsloDays(til.slutt, -7) })),
  (sak) => {
    const [til] = sak.rettsmoeter.slice(-1);
    return til
      ? {
          slag: 'sal',
          fra: { ...tidOf(til), sal: til.sal === 'Rettssal 1' ? 'Rettssal 2' : 'Rettssal 1' },
          til: tidOf(til),
        }
      : null;
  },
  (sak) => ({ slag: 'dommer', fra: null, til: sak.rettensAdministrator }),
  (sak) =>
    moved(sak, (til) => ({ start: addOsloDays(til.start, 1), slutt: addOsloDays(til.slutt, 1) })),
];

type Times = Pick<ReturnType<typeof tidOf>, 'start' | 'slutt'>;

/** The last hearing was at another time. */
function moved(sak: Sak, before: (til: Times) => Times): Endring | null {
  const last = sak.rettsmoeter.at(-1);
  if (!last) return null;
  const til = tidOf(last);
  return { slag: 'flyttet', fra: { ...til, ...before(til) }, til };
}
