import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { Fasetter } from '#contract/treff.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';
import { manyHits } from '#tests/support/shown/cases.ts';

const tabs = useTabs(1);

const values = (...names: readonly string[]) =>
  names.map((navn) => ({ verdi: navn, navn, antall: 6 }));
const FASETTER: Fasetter = {
  domstol: values('Oslo tingrett', 'Agder tingrett'),
  sakstype: values('Meddomsrettssak', 'Tvistesak'),
  rettsmoetetype: [],
  kode: values('MED', 'ENE'),
  begrensning: [],
};
const ANSWERS = {
  [pressePaths.berammingsliste.path]: {
    ...manyHits(50, 128),
    fasetter: FASETTER,
    nye: { siden: '2026-11-19T16:10:00+01:00', antall: 12 },
  },
  [pressePaths.mottak.path]: [
    {
      ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett' },
      ...{ sistMottatt: '2026-11-21T06:12:00+01:00', erForsinket: false },
    },
  ],
};
const SEARCH = '/?domstolid=alle&fraDato=2026-11-23&tilDato=2026-11-29&query=vold';

const table = (page: Page) => page.getByRole('table', { name: /^Antall treff/ });
const field = (page: Page) => page.getByRole('combobox', { name: 'Søk etter' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim().slice(0, 40));

/** Shows a search on a window of this width. */
const show = (width: number, look: (page: Page) => Promise<void>, path = SEARCH) =>
  tabs.show(
    {
      name: 'search',
      path: '/finnes/ikke',
      answers: ANSWERS,
      ready: async (page) => {
        await page.getByText('Siden finnes ikke.').first().waitFor();
        await page.setViewportSize({ width, height: 812 });
        await page.addInitScript(noteShifts);
        await page.goto(new URL(path, page.url()).href);
      },
    },
    look,
  );

/** Adds up how far what is on the screen has moved by itself, as browsers do for Cumulative Layout Shift. */
function noteShifts() {
  const shifts = { sum: 0, of: [] as string[] };
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Element | null }[];
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue;
      shifts.sum += shift.value;
      shifts.of.push(
        ...shift.sources.map(({ node }) => (node as HTMLElement | null)?.className ?? '?'),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
const shifts = async (page: Page) => {
  // Two frames: what has moved is reported after it is painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(
    () => (window as unknown as { shifts: { sum: number; of: string[] } }).shifts,
  );
};

/** What is pressed: everything but links within a text. Of a box or a button to choose by, its label. */
const TARGETS = 'header :is(a, button), main :is(button, summary, label:has(input), tr a)';

/** Which of them that are to be seen are too small for a thumb: what each is called, and how big it is. */
const tooSmall = (page: Page, selector = TARGETS) =>
  page.evaluate(
    (targets) =>
      [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden]'))
        .map((one) => ({
          name: one.ariaLabel ?? one.innerText,
          size: one.getBoundingClientRect(),
        }))
        .filter(({ size }) => size.width > 0 && (size.width < 44 || size.height < 44))
        .map(({ name, size }) => `${name}: ${size.width} × ${size.height}`),
    selector,
  );

describe.each([375, 1440])('at %d px', (width) => {
  it('nothing moves by itself, on load and on a search that takes its time', () =>
    show(width, async (page) => {
      await table(page).waitFor();
      await page.getByRole('table', { name: 'Favoritter' }).waitFor({ state: 'attached' });
      await page.getByText('Når kom listen fra hver domstol?').waitFor();
      const loaded = await shifts(page);
      expect(loaded.sum, loaded.of.join(', ')).toBeLessThanOrEqual(0.02);

      let answer = () => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/hent-berammingsliste*', async (route) => {
        await asked;
        await route.continue();
      });
      await field(page).fill('ran');
      await field(page).press('Enter');
      await page.getByRole('heading', { name: 'Søker …' }).waitFor();
      answer();
      await table(page).waitFor();
      await page.getByRole('table', { name: 'Favoritter' }).waitFor({ state: 'attached' });
      const searched = await shifts(page);
      expect(searched.sum, searched.of.join(', ')).toBeLessThanOrEqual(0.02);
    }));
});

it('a phone has the first hit in view after a search, and targets big enough for a thumb', () =>
  show(375, async (page) => {
    const first = page.locator('tr[data-sak-id]').first();
    await first.waitFor();
    // The banner goes, as it mostly is.
    await page.getByRole('region', { name: 'Varsel' }).evaluate((banner) => banner.remove());
    const box = (await first.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(700);
    const terms = 'Berammede saker, alle domstoler, 23.–29. november 2026';
    await page.getByText(terms, { exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: 'Tiltaler' }).isVisible()).toBe(false);
    expect(await tooSmall(page)).toEqual([]);
    await button(page, 'Endre').click();
    await page.getByRole('group', { name: 'Fra dato' }).waitFor();
    await page.getByRole('checkbox', { name: 'Utvidet søk' }).waitFor();
    expect(await tooSmall(page)).toEqual([]);
  }));

it('a phone has the first hit in view after the start as well, and the whole form by one press', () =>
  show(
    375,
    async (page) => {
      const first = page.locator('tr[data-sak-id]').first();
      await first.waitFor();
      await page.getByRole('region', { name: 'Varsel' }).waitFor();
      const box = (await first.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(812);
      await button(page, 'Endre').click();
      await page.getByRole('group', { name: 'Fra dato' }).waitFor();
      expect(await page.getByRole('radio', { name: 'Tiltaler' }).isVisible()).toBe(true);
    },
    '/',
  ));

it('a finger on a tablet finds targets as big in the rows, and the i makes none higher', () =>
  show(900, async (page) => {
    const row = page.locator('tr[data-sak-id]').first();
    await row.waitFor();
    const ask = row.getByRole('button', { name: /^Når saken kom/ });
    expect((await ask.boundingBox())!.width).toBe(24);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await expect.poll(async () => (await ask.boundingBox())!.width).toBe(44);
    expect(await tooSmall(page, 'tr[data-sak-id] button')).toEqual([]);
    const { height } = (await row.boundingBox())!;
    await ask.evaluate((one) => one.remove());
    expect((await row.boundingBox())!.height).toBe(height);
  }));

describe.each([320, 375])('by keys alone at %d px', (width) => {
  it('the form opens, searches from a date, and folds again', () =>
    show(width, async (page) => {
      await table(page).waitFor();
      await button(page, 'Endre').press('Enter');
      const chosen = page.getByRole('radio', { name: 'Berammede saker' });
      await expect.poll(() => chosen.evaluate((one) => one === document.activeElement)).toBe(true);
      const day = page.getByRole('group', { name: 'Fra dato' });
      await day.click();
      await day.getByRole('spinbutton').first().press('Enter');
      await button(page, 'Endre').waitFor();
      expect(await focused(page)).toBe('Endre');
      await button(page, 'Endre').press('Enter');
      await button(page, 'I morgen').press('Enter');
      await page.waitForURL(/fraDato=2026-11-22&tilDato=2026-11-22/);
      expect(await focused(page)).toBe('Endre');
    }));

  it('order and facets are in one dialog, which counts along and gives the focus back', () =>
    show(width, async (page) => {
      await table(page).waitFor();
      await button(page, 'Filtre').press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Filtre' });
      await dialog.getByRole('button', { name: /Sorter på/ }).waitFor();
      await expect.poll(() => focused(page)).toBe('');
      const close = dialog.getByRole('button', { name: 'Lukk' });
      await expect.poll(() => close.evaluate((one) => one === document.activeElement)).toBe(true);
      await dialog.getByRole('checkbox', { name: /Oslo tingrett/ }).press('Space');
      await page.waitForURL(/fasettdomstol=Oslo/);
      await dialog.getByRole('button', { name: 'Vis 128 treff' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toMatch(/^Filtre\s+1/);
    }));
});

describe.each([900, 1440])('by keys alone at %d px', (width) => {
  it('one press chooses the days, and a facet its hits', () =>
    show(width, async (page) => {
      await table(page).waitFor();
      const next = page.getByRole('button', { name: 'Neste uke', pressed: true });
      await next.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/fraDato=2026-11-16&tilDato=2026-11-22/);
      expect(await focused(page)).toBe('Denne uken');
      await page.getByRole('button', { name: 'Denne uken', pressed: true }).waitFor();
      expect(await button(page, 'Filtre').isVisible()).toBe(false);
      const facet = page.getByRole('button', { name: 'Sakstype' });
      await facet.press('Enter');
      await page.getByRole('dialog', { name: 'Sakstype' }).waitFor();
      await page.getByRole('checkbox', { name: /Tvistesak/ }).press('Space');
      await page.waitForURL(/fasettsakstype=Tvistesak/);
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toMatch(/^Sakstype/);
    }));
});

it('the tab says the search', () =>
  show(1440, async (page) => {
    await table(page).waitFor();
    await expect
      .poll(() => page.title())
      .toBe('vold, alle domstoler, 23.–29. november – Søk – Domstolenes pressetjeneste');
  }));
