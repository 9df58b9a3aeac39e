import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';
import { insertSoeknader } from '#tests/support/access/insert-rows.ts';

const service = useDemoStack();

/** What the employer has said about an application of the queue. */
type Said = 'bekreftet' | 'avkreftet' | 'utloept';
interface Applicant {
  readonly navn: string;
  readonly said: Said;
  /** Shares a phone number with another applicant. */
  readonly isDuplicate: boolean;
}

/** Thirty, the oldest first: every sixth denied, every tenth unanswered, and two with the same phone number. */
const APPLICANTS: readonly Applicant[] = Array.from({ length: 30 }, (_, nr) => ({
  navn: `Prøve Nummer${String(nr + 1).padStart(2, '0')}`,
  said: nr % 10 === 9 ? 'utloept' : nr % 6 === 5 ? 'avkreftet' : 'bekreftet',
  isDuplicate: nr === 7 || nr === 12,
}));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let ids: string[];

beforeEach(async () => {
  const { db } = service.stack;
  await db('epost_utboks').delete();
  await db('arbeidsgiver_bekreftelse').delete();
  await db('soeknad').whereIn('status', [0, 3]).delete();
  const now = Date.now();
  ids = await insertSoeknader(
    db,
    ...APPLICANTS.map(({ navn, isDuplicate }, nr) => ({
      fornavn: navn.split(' ')[0]!,
      etternavn: navn.split(' ')[1]!,
      redaksjon: 'Prøveavisa',
      epost: `nummer${nr}@proeveavisa.example`,
      telefon: isDuplicate ? '92200000' : String(92_200_001 + nr),
      soeknadsdato: new Date(now - 40 * DAY + nr * MINUTE),
    })),
  );
  for (const [nr, { navn, said }] of APPLICANTS.entries()) {
    const opprettet = new Date(now - 40 * DAY + nr * MINUTE);
    const [row] = await db('soeknad').where({ id: ids[nr] }).select<{ identitet_hash: Buffer }[]>();
    const question = {
      identitet_hash: row!.identitet_hash,
      soeknad_id: ids[nr],
      ...{ navn, stilling: 'Journalist', redaksjon: 'Prøveavisa', begrunnelse: 'Dekker retten.' },
      ...{ kontaktperson_navn: 'Randi Redaktør', kontaktperson_organisasjon: 'Prøveavisa AS' },
      kontaktperson_epost: 'randi@proeveavisa.example',
      opprettet,
      utloeper: new Date(opprettet.getTime() + 30 * DAY),
      // Who was not answered in time has been told: the service would write to them about it meanwhile.
      utloep_varslet: said === 'utloept' ? new Date(now) : null,
    };
    // In one transaction: the service takes a question without an answer for one that has lapsed.
    await db.transaction(async (trx: typeof db) => {
      const [asked] = await trx('arbeidsgiver_bekreftelse')
        .insert(question)
        .returning<{ id: string }[]>('id');
      if (said !== 'utloept')
        await trx('arbeidsgiver_bekreftelse')
          .where({ id: asked!.id })
          .update({ svar: said, svart: new Date(opprettet.getTime() + DAY) });
    });
  }
});

/** A keyboard that counts. Typing a text is no press: there is no shorter way to say why. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
    /** How many since it was asked last. */
    since: () => {
      const counted = presses;
      presses = 0;
      return counted;
    },
  };
}
type Keyboard = ReturnType<typeof counting>;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Tab until focus is there, counted. */
async function tabTo(keyboard: Keyboard, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < 12; stop += 1) {
    if (await isFocused(target)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Of somebody whom the employer has confirmed: to the button, and Enter. */
async function approve(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.press('v');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^Godkjenn/);
  await keyboard.press('Enter');
}

/** Of somebody whom the employer has denied: the template is the reason. */
async function reject(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.press('v');
  await tabTo(keyboard, page.getByRole('button', { name: 'Avvis', exact: true }));
  await keyboard.press('Enter');
  await tabTo(keyboard, inDialog(page, 'Avslå'));
  await keyboard.press('Enter');
}

/** Of somebody whose employer never answered: why, and then all the same. */
async function approveAnyway(page: Page, keyboard: Keyboard): Promise<void> {
  await approve(page, keyboard);
  await tabTo(keyboard, page.getByRole('dialog').getByRole('textbox'));
  await keyboard.type('Ringt redaksjonen.');
  await tabTo(keyboard, inDialog(page, 'Godkjenn uten bekreftelse'));
  await keyboard.press('Enter');
}

const DECIDE = { bekreftet: approve, avkreftet: reject, utloept: approveAnyway } as const;

async function openQueue(): Promise<Page> {
  const page = await service.signedIn('Astrid Domsland', '/admin');
  await page.getByRole('heading', { level: 1, name: 'Søknader' }).waitFor();
  await page.goto(`${service.stack.url}/admin/soeknader/${ids[0]}?koe=klare`);
  return page;
}

describe('thirty applications in a row', () => {
  // Thirty pages, one after the other: longer than other journeys beside other work.
  it('are decided by keyboard alone, with two presses where nothing is in doubt', async () => {
    const page = await openQueue();
    const keyboard = counting(page);
    const presses: Record<Said, number[]> = { bekreftet: [], avkreftet: [], utloept: [] };
    for (const [nr, { navn, said, isDuplicate }] of APPLICANTS.entries()) {
      // Whose application it is has focus, and so is read out, before anything can be decided.
      await heading(page, navn).waitFor();
      await expect.poll(() => isFocused(heading(page, navn))).toBe(true);
      await page.getByText(`${nr + 1} av 30`).waitFor();
      expect(await page.getByRole('heading', { name: 'Mulig duplikat' }).count()).toBe(
        isDuplicate ? 1 : 0,
      );
      keyboard.since();
      await DECIDE[said](page, keyboard);
      presses[said].push(keyboard.since());
    }
    await page.getByText(/Alle 30 er behandlet\.$/).waitFor();
    expect(Math.max(...presses.bekreftet)).toBeLessThanOrEqual(2);
    expect(Math.max(...presses.avkreftet)).toBeLessThanOrEqual(9);
    expect(Math.max(...presses.utloept)).toBeLessThanOrEqual(6);

    const { db } = service.stack;
    const count = (said: Said) => APPLICANTS.filter((one) => one.said === said).length;
    const stored = await db('soeknad')
      .whereIn('id', ids)
      .select<{ id: string; status: number; behandlet: Date | null }[]>();
    for (const [nr, { said }] of APPLICANTS.entries())
      expect(stored.find(({ id }) => id === ids[nr])).toMatchObject({
        status: said === 'avkreftet' ? 2 : 1,
        behandlet: expect.any(Date) as Date,
      });
    expect(await db('pressebruker').whereIn('soeknad_id', ids)).toHaveLength(
      30 - count('avkreftet'),
    );
    const mails = await db('epost_utboks').select<{ mal: string; til: string }[]>('mal', 'til');
    const expected = APPLICANTS.map(({ said }, nr) => ({
      mal: said === 'avkreftet' ? 'soeknad_avslaatt' : 'soeknad_godkjent',
      til: `nummer${nr}@proeveavisa.example`,
    }));
    const byAddress = (one: { til: string }, other: { til: string }) =>
      one.til.localeCompare(other.til);
    expect(mails.sort(byAddress)).toEqual([...expected].sort(byAddress));
    const log = await db('revisjon')
      .whereIn('handling', ['soeknad_godkjent', 'soeknad_avslaatt'])
      .whereRaw(`detaljer->>'soeknadId' = any(?)`, [ids])
      .orderBy('id')
      .select<{ handling: string; rolle: string; detaljer: Record<string, unknown> }[]>();
    expect(log).toMatchObject(
      APPLICANTS.map(({ said }, nr) => ({
        handling: said === 'avkreftet' ? 'soeknad_avslaatt' : 'soeknad_godkjent',
        rolle: 'admin',
        detaljer: {
          soeknadId: ids[nr],
          ...(said === 'bekreftet' && { arbeidsgiverSvar: 'bekreftet' }),
          ...(said === 'utloept' && {
            arbeidsgiverSvar: 'utloept',
            utenBekreftelse: 'Ringt redaksjonen.',
          }),
        },
      })),
    );
  }, 180_000);

  it('one that somebody else decides meanwhile is read-only, and the next is one press away', async () => {
    const page = await openQueue();
    const [first, second, third] = APPLICANTS;
    await heading(page, first!.navn).waitFor();
    const isFetched = (id: string) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(id));
    await expect.poll(() => page.evaluate(isFetched, ids[1]!)).toBe(true);
    const other = await service.signedIn('Astrid Domsland', `/admin/soeknader/${ids[1]}`);
    await other.getByRole('button', { name: 'Godkjenn', exact: true }).click();
    await other.getByText(/er godkjent\.$/).waitFor();
    await expect.poll(() => isFocused(heading(page, first!.navn))).toBe(true);
    await page.keyboard.press('v');
    await page.keyboard.press('Enter');
    await heading(page, second!.navn).waitFor();
    // It was fetched ahead as undecided: who was first takes the place of the form, and the focus.
    const behandlet = page
      .getByRole('alert')
      .filter({ hasText: /Behandlet av Astrid Domsland kl\. / });
    await expect.poll(() => isFocused(behandlet)).toBe(true);
    expect(await page.getByRole('button', { name: 'Godkjenn', exact: true }).count()).toBe(0);
    await page.keyboard.press('n');
    await heading(page, third!.navn).waitFor();
    await page.getByText('3 av 30').waitFor();
  });

  it('at 375 pixels nothing is wider than the page, and "Til vurderingen" leads to the panel', async () => {
    const page = await openQueue();
    await page.setViewportSize({ width: 375, height: 720 });
    await heading(page, APPLICANTS[0]!.navn).waitFor();
    await page.getByRole('link', { name: 'Til vurderingen' }).click();
    const panel = page.getByRole('heading', { name: 'Vurdering', exact: true });
    await expect.poll(() => isFocused(panel)).toBe(true);
    expect(await panel.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      720,
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
    const heights = await page
      .locator('main button:visible, main textarea:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(43);
  });

  it('a double click decides on one person, and does nothing to the next', async () => {
    const page = await openQueue();
    // The whole page is seen: nothing has to scroll, and the buttons of both stand in one place.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await heading(page, APPLICANTS[0]!.navn).waitFor();
    const button = page.getByRole('button', { name: /^Godkjenn/ });
    await button.click();
    await heading(page, APPLICANTS[1]!.navn).waitFor();
    const box = (await button.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await button.getAttribute('aria-busy')).toBe('false');
    expect(await heading(page, APPLICANTS[1]!.navn).count()).toBe(1);
    await button.click();
    await heading(page, APPLICANTS[2]!.navn).waitFor();
  });
});
