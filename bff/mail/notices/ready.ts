import type { Knex } from 'knex';
import type { Mail, ReadyMail } from '#bff/mail/mail.ts';
import { openNotat } from '#bff/notat-innhold.ts';
import { type Fortalt, readTold } from '#bff/notices/told.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import { type LagretSoekRow, listLagredeSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { readNotaterOn } from '#db/notat/notater.ts';
import { readNoticeChoices } from '#db/notice/choices.ts';
import { readNotices } from '#db/notice/read.ts';
import { readMottaker } from '#db/notice/unsent.ts';
import { sql } from '#db/sql.ts';
import { STOPPLENKE_DAYS } from '#domain/notice-mail.ts';
import { mostFirst, soonestFirst } from '#domain/notice-rows.ts';
import type { Rettsmoete } from '#domain/sak.ts';
import { addOsloDays } from '#domain/time.ts';
import { hearingsThatCount } from '#search/hearings.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { fromStored } from '#search/saved-search.ts';
import { mayBeTold } from './enqueue.ts';
import { withNetChanges } from './net-changes.ts';
import type { EndringIEpost, NoticesData, TreffIEpost } from './data.ts';

export interface ReadyAt {
  readonly now: Date;
  /** What the reader's own notes are encrypted with. */
  readonly noteKeys: KeyRing;
}

/**
 * News as they may be sent at `now`. The outbox has ids only, and what is told of them is decided now: null when nothing is
 * left of it, or its reader may be told nothing any more. A search that is gone, or no longer tells, falls away with its hits.
 */
export async function readyNotices(
  db: Knex,
  { data: { pressebrukerId, nyheter, flere } }: Extract<Mail, { mal: 'nyheter' }>,
  { now, noteKeys }: ReadyAt,
): Promise<ReadyMail | null> {
  const mottaker = await readMottaker(db, pressebrukerId);
  if (!mottaker || !mayBeTold(mottaker, now)) return null;
  const own = sql`id = any(${nyheter}) and pressebruker_id = ${pressebrukerId}`;
  const fortalt = await readTold(db, { now }, async () =>
    withNetChanges(await readNotices(db, sql`select * from nyhet where ${own}`)),
  );
  const [lagrede, { favoritter }] = await Promise.all([
    listLagredeSoek(db, pressebrukerId),
    readNoticeChoices(db, pressebrukerId),
  ]);
  const merkerOf = await readMerker(db, { pressebrukerId, fortalt, noteKeys });
  const soek = lagrede.flatMap((one) => groupOf(one, { fortalt, merkerOf, now }));
  const endringer = favoritter === 'aldri' ? [] : changesOf(fortalt, merkerOf);
  if (soek.length === 0 && endringer.length === 0) return null;
  const rhythms = new Set(soek.map(({ varsle }) => varsle));
  if (endringer.length > 0) rhythms.add(favoritter);
  const [varsle = null] = rhythms.size === 1 ? rhythms : [];
  const stopp = { id: pressebrukerId, utloeper: addOsloDays(now, STOPPLENKE_DAYS).toISOString() };
  return {
    mal: 'nyheter',
    data: {
      soek: mostFirst(soek).map(({ id, navn, treff }) => ({ id, navn, treff })),
      ...{ endringer, flere, stopp },
      varsle: varsle === 'aldri' ? null : varsle,
    },
  };
}

type MerkerOf = (sakId: string) => readonly string[];

interface Noted {
  readonly pressebrukerId: string;
  readonly fortalt: readonly Fortalt[];
  readonly noteKeys: KeyRing;
}

/** The labels that the reader has given to these cases; none of a note whose key has been taken away. */
async function readMerker(
  db: Knex,
  { pressebrukerId, fortalt, noteKeys }: Noted,
): Promise<MerkerOf> {
  const sakIds = [...new Set(fortalt.map(({ sak }) => sak.sakId))];
  const notater = await readNotaterOn(db, pressebrukerId, sakIds);
  return (sakId) => {
    const sealed = notater.get(sakId);
    return (sealed && openNotat(noteKeys, sealed)?.merker) ?? [];
  };
}

const sakOf = ({ sak }: Fortalt, merkerOf: MerkerOf) => ({
  ...sak,
  merker: merkerOf(sak.sakId),
});

interface Hits {
  readonly fortalt: readonly Fortalt[];
  readonly merkerOf: MerkerOf;
  readonly now: Date;
}
type Group = NoticesData['soek'][number] & Pick<LagretSoekRow, 'varsle'>;

/** What one search has found, the next hearing first; nothing when it has found nothing that may be told. */
function groupOf(stored: LagretSoekRow, { fortalt, merkerOf, now }: Hits): Group[] {
  const { id, navn, varsle } = stored;
  const found = fortalt.filter(({ notice }) => notice.lagretSoekId === id);
  if (found.length === 0 || varsle === 'aldri') return [];
  const { asked, ugyldig } = fromStored(stored, now, () => true);
  const isAsked = ugyldig ? () => true : hearingsThatCount(toSearchQuery(asked));
  const treff = found.map((one): TreffIEpost => {
    const moeter = one.sak.erHentetFraSakApi ? [] : one.moeter;
    const ahead = moeter.filter(({ slutt }) => slutt > now);
    return { ...sakOf(one, merkerOf), moete: tell(ahead.find(isAsked) ?? ahead[0]) };
  });
  const rows = treff.map((one) => ({ ...one, start: one.moete?.start ?? null }));
  return [{ id, navn, varsle, treff: soonestFirst(rows).map(({ start: _, ...one }) => one) }];
}

const tell = (moete: Rettsmoete | undefined): TreffIEpost['moete'] =>
  moete ? { start: moete.start, sal: moete.sal, rettsmoetetype: moete.rettsmoetetype } : null;

/** The same may have happened to a case twice: it is told once. */
function changesOf(fortalt: readonly Fortalt[], merkerOf: MerkerOf): EndringIEpost[] {
  const rows = fortalt.flatMap((one) => {
    const { endring } = one;
    return endring ? [{ ...sakOf(one, merkerOf), endring, start: startOf(endring) }] : [];
  });
  const once = new Map(
    rows.map((row) => [JSON.stringify([row.sakId, { ...row.endring, tidspunkt: '' }]), row]),
  );
  return soonestFirst([...once.values()]).map(({ start: _, ...one }) => one);
}

/** Of the hearing that has changed, as it is now. */
function startOf(endring: EndringIEpost['endring']): Date | null {
  if ('til' in endring) return new Date(endring.til.start);
  if ('fra' in endring) return new Date(endring.fra.start);
  return 'start' in endring && endring.start ? new Date(endring.start) : null;
}
