import type { Knex } from 'knex';
import type { Hit, SakHit } from '#contract/sak.ts';
import { withTekster } from '#db/sak/dokumenttekster.ts';
import type { Sak } from '#domain/sak.ts';
import type { SearchField } from '#search/query.ts';
import { type ReadsText, readingOnce } from '#search/text/marks/marks.ts';
import type { Asked, Why } from './asked.ts';
import { joined, whyInDocuments, whyInFields } from './why.ts';

/** Documents are read for so many hits of a page at most: a judgment has 50 kB and more, and nobody reads a thousand quotes. */
const MOST_READ = 100;

const NO_REASON: Why = { treff: [], unexplained: [] };

interface ShownHit {
  readonly sak: Sak;
  /** The case as it is presented. */
  readonly hit: SakHit;
}

/** What a hit is asked why it is one. */
export type AskedOf = (hit: SakHit) => readonly Asked[];

/** The hits of a page with why each is one. Documents are only read for hits that no field explains. */
export async function explain(
  db: Knex,
  now: Date,
  askedOf: AskedOf,
  hits: readonly ShownHit[],
): Promise<Hit[]> {
  const ofPage = readingOnce();
  const reasons = hits.map(({ sak, hit }) => {
    const asked = askedOf(hit);
    return asked.length > 0 ? whyInFields(asked, hit, sak, now, readingOf(sak, ofPage)) : NO_REASON;
  });
  const unclear = hits.filter((_, i) => reasons[i]!.unexplained.length > 0).slice(0, MOST_READ);
  const cases = unclear.map(({ sak }) => sak);
  const read = await withTekster(db, cases, now);
  const withTexts = new Map(read.map((sak) => [sak.sakId, sak]));
  return hits.map(({ hit }, i) => {
    const { treff, unexplained } = reasons[i]!;
    const sak = withTexts.get(hit.sakId);
    // Nobody else has the hit; a spread of so many fields costs as much as all the rest (present-sak.ts).
    return Object.assign(hit, {
      treff: joined([...treff, ...(sak ? whyInDocuments(unexplained, hit, sak, now) : [])]),
    });
  });
}

/** What many cases of a page have in common is read once for the page. */
const COMMON: ReadonlySet<SearchField> = new Set(['domstol', 'sakstype', 'rettsmoetetype']);
/** Cases whose texts are kept as they were read: so many that were used last, and at most as many again; some 6 kB each. */
const HALF_KEPT = 2_000;

let readings = new WeakMap<Sak, ReadsText>();
let older = readings;
let kept = 0;

/** Reads the texts of a case once, as long as the case itself is kept (db/sak/shown-saker.ts). */
function readingOf(sak: Sak, ofPage: ReadsText): ReadsText {
  const once = readings.get(sak) ?? keep(sak, older.get(sak) ?? readingOnce());
  return (shown) => (COMMON.has(shown.field) ? ofPage(shown) : once(shown));
}

function keep(sak: Sak, once: ReadsText): ReadsText {
  if (kept === HALF_KEPT) {
    older = readings;
    readings = new WeakMap();
    kept = 0;
  }
  kept += 1;
  readings.set(sak, once);
  return once;
}
