import { NO_TEXTS } from '#domain/sak-texts.ts';
import type { Sak } from '#domain/sak.ts';
import { startOfOsloDay } from '#domain/time.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';

/** A month of 2026 in which the cases of one row have their hearings, so that rows do not see each other's. */
export interface Month {
  readonly fraDato: string;
  readonly tilDato: string;
}

export const month = (number: string): Month => ({
  fraDato: `2026-${number}-01`,
  tilDato: `2026-${number}-28`,
});

let cases = 0;

/** A civil case without any text but what is given. */
export function smallCase({ fraDato }: Month, given: Partial<Sak>): Sak {
  cases += 1;
  const start = new Date(startOfOsloDay(fraDato).getTime() + 10 * 3_600_000).toISOString();
  return buildSak({
    sakId: `LITEN${cases}`,
    saksnummer: `26-${String(500_000 + cases)}TVI-TSOS/TSAR`,
    ...NO_TEXTS,
    ...{ saksTema: null, parter: null },
    rettsmoeter: [buildRettsmoete(start, { rettsmoetetype: null, rettsalAdresse: null })],
    ...given,
  });
}

/** One case for each of these keys. */
export function casesFor<K extends string>(
  keys: readonly K[],
  build: (key: K) => Sak,
): ReadonlyMap<K, Sak> {
  return new Map([...new Set(keys)].map((key) => [key, build(key)]));
}
