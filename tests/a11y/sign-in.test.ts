import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oidcClients } from '#dev/stand-ins/sign-in/provider.ts';
import { startOidc, type RunningOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { connectBrowser, visit } from '#tests/support/browser/browser.ts';
import { ALL_RULES, violations } from '#tests/support/pages/axe.ts';

const SERVICE = 'http://localhost:3999';
const secrets = { OIDC_PRESSE_CLIENT_SECRET: 'one', OIDC_ADMIN_CLIENT_SECRET: 'two' };
const VIEWS = [375, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

let browser: Browser;
let oidc: RunningOidc;
let address: string;
beforeAll(async () => {
  browser = await connectBrowser();
  oidc = await startOidc({ clients: oidcClients(SERVICE, secrets), persons: testPersons });
  const [presse] = oidcClients(SERVICE, secrets);
  const query = new URLSearchParams({
    client_id: presse!.clientId,
    redirect_uri: presse!.redirectUris[0]!,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  address = `${oidc.issuer}/auth?${query}`;
});
afterAll(async () => {
  await browser.close();
  await oidc.stop();
});

describe.each(VIEWS)('the sign-in page of the test persons at $width px, $colorScheme', (view) => {
  it.each([
    ['with its persons', () => address],
    ['when it has expired', () => `${oidc.issuer}/interaction/none`],
  ])('shuts nobody out, %s', async (_state, url) => {
    const { context, page } = await visit(browser, view);
    await page.goto(url());
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await violations(page, ALL_RULES)).toEqual([]);
    await context.close();
  });
});
