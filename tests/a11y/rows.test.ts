import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { BegrensningType } from '#domain/sak.ts';
import { createPdfReader, READ_LIMITS } from '#import/text/pdf-reader.ts';
import { manyHits, shownSak } from '#tests/support/shown/cases.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

const tabs = useTabs(1);

const moete = (day: number, gjelder: boolean) => ({
  start: `2026-11-${day}T09:00:00+01:00`,
  end: `2026-11-${day}T15:30:00+01:00`,
  begrensninger: [] as BegrensningType[],
  gjelder,
});
const dom = {
  tittel: 'Dom',
  filNavn: 'dom-1.pdf',
  domstolInitialer: 'TOSL',
  publiseringsdato: '2026-11-18',
  avgivelsesdato: '2026-11-18',
  begrensninger: ['referatforbud' as const],
};
const HITS = [
  shownSak({ rettsmoeteIntervaller: [moete(10, false), moete(23, true), moete(30, false)] }),
  shownSak({
    sakId: 'S2',
    saksnummer: '26-031847MED-TOSL',
    avgjorelse: { utgaaetFil: false, filer: [dom] },
  }),
].map((sak) => ({ ...sak, treff: [] }));

const state = (hits: Berammingsliste['hits'] = HITS, more = {}) => ({
  name: 'search, rows',
  path: '/?domstolid=alle&fraDato=2026-11-20&tilDato=2026-11-27&pageSize=1000',
  answers: {
    [pressePaths.berammingsliste.path]: { ...manyHits(0), hits, totalHits: hits.length, ...more },
    [pressePaths.favoritter.path]: [],
  },
  ready: (page: Page) =>
    page
      .locator('tr[data-sak-id]')
      .nth(hits.length - 1)
      .waitFor(),
});

describe('a row', () => {
  it('is named by its case number, and says which hearing was asked for', () =>
    tabs.show(
      state(HITS, { nye: { siden: '2026-10-01T08:00:00+02:00', antall: 2 } }),
      async (page) => {
        const rows = page.getByRole('table', { name: 'Antall treff: 2' });
        const spoken = await rows.ariaSnapshot();
        expect(spoken).toContain(
          'cell "Treff: ma. 23.11.2026 09:00–15:30 + 1 tidligere, 1 senere"',
        );
        expect(spoken).toContain('rowheader "26-031846MED-TOSL/03 Ny"');
        expect(await rows.getByRole('columnheader').count()).toBe(10);
        expect(await rows.getByRole('rowheader').count()).toBe(2);
      },
    ));

  it('keeps a restriction in one piece, beside its icon', () =>
    tabs.show(state(), async (page) => {
      const lines = await page
        .locator('[data-column="avgjorelse"] li li')
        .filter({ hasText: 'referatforbud' })
        .or(page.locator('[data-column="avgjorelse"] li li').filter({ hasText: 'Referatforbud' }))
        .first()
        .evaluate((tag) => {
          const range = document.createRange();
          range.selectNodeContents(tag.lastChild ?? tag);
          const icon = tag.querySelector('svg')?.getBoundingClientRect();
          const word = range.getBoundingClientRect();
          return {
            count: range.getClientRects().length,
            isBeside: word.left >= (icon?.right ?? 0),
          };
        });
      expect(lines).toEqual({ count: 1, isBeside: true });
    }));
});

/** What somebody sees of a card's type and edges, cell by cell. */
const drawn = (page: Page, sakId: string) =>
  page.locator(`tr[data-sak-id="${sakId}"]`).evaluate((row) =>
    [...row.children].map((cell) => {
      const { fontSize, lineHeight, borderTopWidth, borderLeftWidth, boxShadow } =
        getComputedStyle(cell);
      return [
        cell.getAttribute('data-column'),
        fontSize,
        lineHeight,
        borderTopWidth,
        borderLeftWidth,
        boxShadow,
      ];
    }),
  );

it('draws the card of the opened case as the others', () =>
  tabs.show(state(), async (page) => {
    await page.evaluate(() => localStorage.setItem('scrollToSakId', 'S2'));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.reload();
    await page.locator('tr[data-sak-id="S2"][data-last-opened]').waitFor();
    await page.locator('tr[data-sak-id="S1"]').waitFor();
    expect(await drawn(page, 'S2')).toEqual(await drawn(page, 'S1'));
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await drawn(page, 'S2')).toEqual(await drawn(page, 'S1'));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }));

it('keeps a place in a card without a subject for what else stands there', () => {
  const begrensninger = [{ type: 'referatforbud' as const, tekst: null, gjelderTil: null }];
  const hits = [{ ...shownSak({ saksTema: null, begrensninger }), treff: [] }];
  return tabs.show(state(hits), async (page) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const cell = (column: string) => page.locator(`td[data-column="${column}"]`).boundingBox();
    const [court, tema, parter] = await Promise.all(['domstol', 'tema', 'parter'].map(cell));
    expect(tema!.y).toBeGreaterThanOrEqual(court!.y + court!.height);
    expect(parter!.y).toBeGreaterThanOrEqual(tema!.y + tema!.height);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('a thousand rows', () => {
  const hits = manyHits(1000).hits.map((hit, nr) => ({
    ...hit,
    saksnummer: nr === 950 ? '26-999999MED-TOSL' : `26-${100_000 + nr}MED-TOSL`,
  }));
  const MANY = state(hits);

  it('are laid out when they come near, and are there for screen readers, find and paper', () =>
    tabs.show(MANY, async (page) => {
      const far = page.locator('tr[data-sak-id]').nth(950);
      const isLaidOut = () =>
        far.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
      const browser = await page.context().newCDPSession(page);
      // As with a screen reader that is on when the page opens.
      await browser.send('Accessibility.enable');
      await page.reload();
      await page.locator('tr[data-sak-id]').nth(999).waitFor({ state: 'attached' });
      const { nodes } = await browser.send('Accessibility.getFullAXTree');
      const spoken = nodes.flatMap(({ role, name }) =>
        role?.value === 'rowheader' ? [name?.value as string] : [],
      );
      expect(spoken).toHaveLength(1000);
      expect(spoken[950]).toContain('26-999999MED-');

      await page.mouse.move(200, 300);
      await expect.poll(isLaidOut).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await isLaidOut()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(isLaidOut).toBe(false);
      await page.evaluate(() =>
        (window as unknown as { find: (text: string) => boolean }).find('26-999999MED'),
      );
      await expect.poll(isLaidOut).toBe(true);
    }));

  it('are all on paper', () =>
    tabs.show(
      state(hits.map((hit) => ({ ...HITS[0]!, sakId: hit.sakId, saksnummer: hit.saksnummer }))),
      async (page) => {
        await page.mouse.move(200, 300);
        const reader = createPdfReader({ ...READ_LIMITS, time: 150_000 });
        const paper = await reader.read(
          new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
        );
        await reader.close();
        const numbers = 'tekst' in paper ? paper.tekst.match(/26-\d{6}MED-/g) : paper.kode;
        expect(new Set(numbers).size).toBe(1000);
      },
    ));

  it.each([1440, 375])('have the opened one in view after Back, at %i px', (width) =>
    tabs.show(MANY, async (page) => {
      await page.setViewportSize({ width, height: 700 });
      await page.mouse.move(200, 300);
      const row = page.locator('tr[data-sak-id="S1-900"]');
      const link = row.locator('[data-column="saksnr"] a');
      // As with a mouse: what is above has been laid out when it was near.
      await link.scrollIntoViewIfNeeded();
      await link.press('Enter');
      await page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
      await page.goBack();
      await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
      const isInView = () =>
        row.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        });
      expect(await isInView()).toBe(true);
      // Rows that come later, and a mouse that moves, leave it there.
      await page.locator('tr[data-sak-id]').nth(999).waitFor({ state: 'attached' });
      await page.mouse.move(210, 310);
      await page.evaluate(async () => {
        for (let nr = 0; nr < 5; nr += 1) await new Promise(requestAnimationFrame);
      });
      expect(await isInView()).toBe(true);
      await page.setViewportSize({ width: 1440, height: 900 });
    }),
  );

  it('do not move when somebody types', () =>
    tabs.show(MANY, async (page) => {
      await page.evaluate(() => {
        Object.assign(window, { drawn: 0 });
        new MutationObserver((mutations) => {
          (window as unknown as { drawn: number }).drawn += mutations.length;
        }).observe(document.querySelector('table')!, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      await page.getByLabel('Søk etter').fill('vold');
      expect(await page.evaluate(() => (window as unknown as { drawn: number }).drawn)).toBe(0);
    }));
});
