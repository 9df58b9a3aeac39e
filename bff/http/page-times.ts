import { Histogram, type Registry } from 'prom-client';
import type { Maaling } from '#contract/maaling.ts';

/** What browsers say of how long people wait. */
export interface PageTimes {
  /** False: there have been too many in this minute, and it is not counted. */
  readonly note: (times: Maaling, now: Date) => boolean;
}

const PERIOD = 60_000;
/** In a minute, of everybody together: nobody is told apart, and no address is looked at. */
const MOST = 1_200;

export function createPageTimes(registry: Registry): PageTimes {
  const of = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      ...{ name: `presse_page_${name}`, help: `In people's browsers: ${help}`, buckets },
      ...{ labelNames: ['page', 'width'] as const, registers: [registry] },
    });
  const lcp = of(
    'lcp_seconds',
    'when the largest text or picture of a page that was loaded stood there',
    [0.3, 0.6, 0.9, 1.2, 1.8, 2.5, 4, 8],
  );
  const inp = of(
    'inp_seconds',
    'from the slowest press of a visit to a page to the next picture',
    [0.05, 0.08, 0.12, 0.2, 0.35, 0.5, 1],
  );
  const cls = of('cls', 'how much of a page moved by itself', [0.01, 0.02, 0.05, 0.1, 0.25, 0.5]);
  let [count, ends] = [0, 0];
  return {
    note: (times, now) => {
      if (now.getTime() >= ends) [count, ends] = [0, now.getTime() + PERIOD];
      count += 1;
      if (count > MOST) return false;
      const labels = { page: times.side, width: times.bredde };
      if (times.lcp !== undefined) lcp.observe(labels, times.lcp / 1000);
      if (times.inp !== undefined) inp.observe(labels, times.inp / 1000);
      if (times.cls !== undefined) cls.observe(labels, times.cls);
      return true;
    },
  };
}
