import type { Page } from 'playwright';

/** What the browser itself says of how the page felt. All times in ms. */
export interface Vitals {
  /** When the largest text or picture was painted. */
  readonly lcp: number;
  /** The worst five seconds of movement that nobody caused (web.dev/cls). */
  readonly cls: number;
  /** The slowest interaction, from the press to the next picture. */
  readonly inp: number;
}

interface Noted {
  lcp: number;
  shifts: { at: number; value: number }[];
  interactions: Record<number, number>;
}

/** As text: what a compiler adds to a function is not there in the page. */
const NOTE = `
  const noted = (globalThis.noted = { lcp: 0, shifts: [], interactions: {} });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
  observe('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  observe('layout-shift', ({ startTime: at, value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ at, value });
  });
  observe('event', ({ interactionId: id, duration }) => {
    if (id > 0) noted.interactions[id] = Math.max(noted.interactions[id] ?? 0, duration);
  });
`;

/** Notes what happens in the page from the beginning of each visit. */
export async function noteVitals(page: Page): Promise<void> {
  await page.addInitScript(NOTE);
}

/** What has been noted since the page began, or since the last `forgetVitals`. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { lcp, shifts, interactions } = await page.evaluate(async () => {
    // What the last picture brought is noted after it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (globalThis as unknown as { noted: Noted }).noted;
  });
  return { lcp, cls: worstWindow(shifts), inp: Math.max(0, ...Object.values(interactions)) };
}

export async function forgetVitals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: Noted };
    Object.assign(noted, { shifts: [], interactions: {} });
  });
}

/** Movements less than a second apart belong together, for at most five seconds. */
function worstWindow(shifts: Noted['shifts']): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    const isNew = at - last > 1_000 || at - first > 5_000;
    sum = isNew ? value : sum + value;
    if (isNew) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
