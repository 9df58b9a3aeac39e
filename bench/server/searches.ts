import { BENCH_DAY } from '#bench/kit/stage.ts';
import { shiftDay } from '#domain/time.ts';

/** What journalists search for, as addresses say it; each with words that change from one to the next. */

const MONTH = { fraDato: BENCH_DAY, tilDato: shiftDay(BENCH_DAY, { months: 1 }) };
const BACK = { fraDato: shiftDay(BENCH_DAY, { months: -1 }), tilDato: BENCH_DAY };
const ALL_DAYS = {
  fraDato: shiftDay(BENCH_DAY, { months: -3 }),
  tilDato: shiftDay(BENCH_DAY, { months: 24 }),
};
const WORDS = [
  'tyveri',
  'vold',
  'straffeloven',
  'tvist',
  'hovedforhandling',
  'bedrageri',
  'narkotika',
];
/** Of parties in the demo cases. What finds nothing is another measurement (suggestions.ts): it asks the engine many times. */
const NAMES = ['sandberg', 'tvedvang', 'fjellvatn', 'bergelia', 'ulveid'];
const GIVEN_NAMES = ['henrik', 'øyvind', 'grete', 'ragnhild', 'turid'];
const COURTS = ['TOSL', 'TSOS', 'TTRO', 'TAGD', 'LB'];

type Params = Readonly<Record<string, string>>;
const KINDS: readonly ((i: number) => Params)[] = [
  (i) => ({ ...MONTH, domstolid: of(COURTS, i) }),
  () => MONTH,
  (i) => ({ ...MONTH, query: of(WORDS, i) }),
  (i) => ({ ...MONTH, domstolid: of(COURTS, i), query: of(WORDS, i) }),
  (i) => ({ ...ALL_DAYS, query: of(NAMES, i) }),
  (i) => ({ ...ALL_DAYS, query: `${of(WORDS, i)} ${of(GIVEN_NAMES, i)}` }),
  () => ({ ...MONTH, query: '"grovt tyveri"' }),
  () => ({ ...MONTH, soekeKategori: 'tiltaler' }),
  () => ({ ...BACK, soekeKategori: 'avgjorelser' }),
  (i) => ({ ...MONTH, query: of(WORDS, i), sortField: 'relevans' }),
];

/** The next `count` searches, of every kind in turn. */
export function searches(count: number, pageSize: 50 | 1000): URLSearchParams[] {
  return Array.from({ length: count }, (_, i) => {
    const params = KINDS[i % KINDS.length]!(Math.floor(i / KINDS.length) + i);
    return new URLSearchParams({ domstolid: 'alle', pageSize: String(pageSize), ...params });
  });
}

export const SEARCH_PATH = '/api/presse/hent-berammingsliste';

function of<T>(list: readonly T[], i: number): T {
  return list[i % list.length]!;
}
