import { searchableRange } from '#domain/search-rules.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { readText } from '#search/text/query/clauses.ts';
import { asksInTime } from '#bff/features/saker/search/in-time.ts';
import { everythingIn } from './everything.ts';
import type { CountsOffences, Offence } from './law.ts';

const MINUTE = 60_000;
/** Somebody is typing: what is not counted by then has no cases until the next letter. In ms. */
const PATIENCE = 250;

interface Counted {
  readonly minute: number;
  readonly byCitation: Map<string, number>;
}
const known = new WeakMap<SearchEngine, Counted>();

/**
 * How many cases that can be searched for say in their subject that they are about an offence; remembered for a minute,
 * as the types are (types.ts). Counted behind the gate, and a subject is searched without names: no name takes part.
 */
export function countingOffences(
  engine: SearchEngine,
  gate: Gate,
  patience = PATIENCE,
): CountsOffences {
  const minute = Math.floor(gate.now.getTime() / MINUTE);
  const last = known.get(engine);
  const { byCitation } = last?.minute === minute ? last : { byCitation: new Map<string, number>() };
  known.set(engine, { minute, byCitation });
  return async (offences) => {
    const { ask, stop } = asksInTime(patience);
    const missing = offences.filter(({ citation }) => !byCitation.has(citation));
    try {
      await Promise.all(
        missing.map(async (offence) => {
          const count = await ask(() => engine.search(about(offence, gate.now), NO_ROWS, gate));
          if (count) byCitation.set(offence.citation, count.totalHits);
        }),
      );
    } finally {
      stop();
    }
    return byCitation;
  };
}

const NO_ROWS = { page: 1, pageSize: 0 };

function about({ citation }: Offence, now: Date) {
  // The law and its paragraph themselves, and not what means the same.
  const clauses = readText(citation, 'sakenGjelder').required.map(({ forms }) => ({
    anyOf: forms,
    negated: false,
  }));
  const fields = [{ field: 'sakenGjelder', clauses } as const];
  return { ...everythingIn(searchableRange(now)), fields };
}
