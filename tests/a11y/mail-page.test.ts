import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from '#bff/mail/render.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { startMailPage, type RunningMailPage } from '#dev/stand-ins/mail/server.ts';
import { connectBrowser, visit } from '#tests/support/browser/browser.ts';
import { ALL_RULES, violations } from '#tests/support/pages/axe.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { buildMail, everyMail, everyReadyMail, PUBLIC_URL } from '#tests/support/mail/test-mail.ts';
import { KEYS } from '#tests/support/access/persons.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');
const VIEWS = [
  { width: 375, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

let browser: Browser;
let database: TestDatabase;
let service: RunningMailPage;
let page: RunningMailPage;
beforeAll(async () => {
  browser = await connectBrowser();
  database = await createTestDatabase();
  // Takes the service's place: any server will do.
  service = await startMailPage({
    db: database.db,
    publicUrl: 'x',
    sessionKeys: KEYS.session,
    noteKeys: KEYS.audit,
  });
  const context = { publicUrl: service.url, sessionKeys: KEYS.session, noteKeys: KEYS.audit };
  page = await startMailPage({ db: database.db, ...context });
  for (const mail of Object.values(everyMail))
    await enqueueMail(database.db, buildMail(mail), NOON);
});
afterAll(async () => {
  await browser.close();
  await page.stop();
  await service.stop();
  await database.close();
});

describe.each(VIEWS)('at $width px, $colorScheme,', (view) => {
  it.each(['/', '/melding/2', '/melding/99'])(
    'the page of unsent e-mail shuts nobody out, %s',
    async (path) => {
      const { context, page: tab } = await visit(browser, view);
      // No script runs in a message's frame, not even axe: the messages have tests of their own.
      await tab.route('**/html', (route) => route.abort());
      await tab.goto(page.url + path);
      await shutsNobodyOut(tab);
      await context.close();
    },
  );

  // Messages have no script, and leave nothing behind.
  let tab: Page;
  beforeAll(async () => {
    ({ page: tab } = await visit(browser, view));
  });
  afterAll(() => tab.context().close());
  it.each(everyReadyMail)('the message $mal shuts nobody out', async (mail) => {
    await tab.setContent(
      renderMail(mail, { publicUrl: PUBLIC_URL, sessionKeys: KEYS.session }).html,
    );
    // A message has no landmarks, and its heading is the subject.
    await shutsNobodyOut(tab, ['landmark-one-main', 'page-has-heading-one', 'region']);
  });
});

async function shutsNobodyOut(tab: Page, without: string[] = []): Promise<void> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  expect(await violations(tab, { ...ALL_RULES, rules })).toEqual([]);
  const overflow = await tab.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

describe('a link in a message', () => {
  it('opens beside it, and leads to the service', async () => {
    const { context, page: tab } = await visit(browser, VIEWS[0]);
    await tab.goto(page.url);
    await tab.getByRole('link', { name: 'Kan du bekrefte at' }).click();
    const opened = context.waitForEvent('page');
    await tab.frameLocator('iframe').getByRole('link', { name: 'Bekreft eller avkreft' }).click();
    const beside = await opened;
    await beside.waitForLoadState();
    expect(beside.url()).toMatch(`${service.url}/arbeidsgiver/bekreft/`);
    await context.close();
  });
});
