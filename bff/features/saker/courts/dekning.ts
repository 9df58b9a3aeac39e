import type { Knex } from 'knex';
import { jsonRoute } from '#bff/http/json-route.ts';
import { type Dekning, type DekningDomstol, dekningSchema } from '#contract/dekning.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  countBerammede,
  countDokumenter,
  countNyePerUke,
  readHiddenMark,
} from '#db/domstol/dekning.ts';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import { readDays, readInnlesinger } from '#db/domstol/innlesinger.ts';
import { DEKNING_EVERY, dekningWeeks, knownGaps } from '#domain/dekning.ts';
import { isLate } from '#domain/mottak.ts';
import { osloDay, osloIso } from '#domain/time.ts';

/** GET dekning: what each court has delivered, when, and what is missing. It tells how many cases there are, and of none of them. */
export const hentDekning = jsonRoute({
  method: 'get',
  path: pressePaths.dekning.path,
  summary: 'What each court has delivered: how much, of which period, when, and known gaps',
  access: 'search cases',
  response: dekningSchema,
  handle: async ({ db, now }) => ({ body: await dekningAt(db, now), audit: null }),
});

/** What has been counted in a quarter of an hour, while the same was hidden (`mark`). */
interface Counted {
  readonly quarter: number;
  readonly mark: string;
  readonly figures: Promise<Figures>;
  /** Those of the quarter before, until these are there. */
  known: Figures | null;
}
const countedFor = new WeakMap<Knex, Counted>();

/**
 * The figures are counted every quarter of an hour, because that reads all cases, and anew as soon as something has been hidden
 * or shown again. Nobody waits for a quarter's count who can be given that of the one before: the page says when it was. Lists are
 * few rows, and read each time.
 */
async function dekningAt(db: Knex, now: Date): Promise<Dekning> {
  const quarter = Math.floor(now.getTime() / DEKNING_EVERY);
  const mark = await readHiddenMark(db);
  const last = countedFor.get(db);
  const isCounted = last?.quarter === quarter && last.mark === mark;
  const { known, figures } = isCounted ? last : countAnew(db, { quarter, mark, now, last });
  return present(db, known ?? (await figures), now);
}

interface Anew extends Pick<Counted, 'quarter' | 'mark'> {
  readonly now: Date;
  readonly last: Counted | undefined;
}

function countAnew(db: Knex, { quarter, mark, now, last }: Anew): Counted {
  const isRecent = last?.quarter === quarter - 1 && last.mark === mark;
  const known = isRecent ? last.known : null;
  const counted: Counted = { quarter, mark, figures: count(db, now), known };
  countedFor.set(db, counted);
  counted.figures.then(
    (figures) => (counted.known = figures),
    // A failure is not remembered: the next request counts again, and waits when there is nothing older.
    () => countedFor.get(db) === counted && putBack(db, isRecent ? last : undefined),
  );
  return counted;
}

const putBack = (db: Knex, last: Counted | undefined) =>
  last ? countedFor.set(db, last) : countedFor.delete(db);

type Figures = Awaited<ReturnType<typeof count>>;

async function count(db: Knex, now: Date) {
  const uker = dekningWeeks(osloDay(now));
  return {
    ...{ oppdatert: now, uker },
    berammede: await countBerammede(db, now),
    dokumenter: await countDokumenter(db, now),
    nye: await countNyePerUke(db, uker[0]!),
  };
}

const NONE = { antall: 0, fra: null, til: null };

async function present(db: Knex, figures: Figures, now: Date): Promise<Dekning> {
  const today = osloDay(now);
  const courts = await listDomstoler(db, today);
  const sist = new Map((await readInnlesinger(db)).map((one) => [one.domstolId, one.sist]));
  const dager = new Map(
    (await readDays(db, figures.uker[0]!)).map((one) => [one.domstolId, one.dager]),
  );
  const { uker } = figures;
  const domstoler = courts.map(({ id, navn }): DekningDomstol => {
    const ofCourt = <T extends { domstolId: string }>(rows: readonly T[]) =>
      rows.filter(({ domstolId }) => domstolId === id);
    const documents = (type: string) =>
      spanOf(ofCourt(figures.dokumenter).find(({ filtype }) => filtype === type));
    const nye = new Map(ofCourt(figures.nye).map(({ uke, antall }) => [uke, antall]));
    const last = sist.get(id);
    return {
      ...{ domstolId: id, domstolNavn: navn, sistMottatt: last ? osloIso(last) : null },
      erForsinket: last !== undefined && isLate(last, now),
      berammede: spanOf(ofCourt(figures.berammede)[0]),
      ...{ avgjoerelser: documents('avgjoerelse'), tiltaler: documents('tiltale') },
      nyePerUke: uker.map((uke) => nye.get(uke) ?? 0),
      hull: knownGaps(new Set(dager.get(id)), today),
    };
  });
  return { oppdatert: osloIso(figures.oppdatert), uker, domstoler };
}

function spanOf(row: { antall: number; fra: string; til: string } | undefined) {
  return row ? { antall: row.antall, fra: row.fra, til: row.til } : NONE;
}
