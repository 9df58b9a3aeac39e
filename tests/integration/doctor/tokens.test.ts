import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oidcClients } from '#dev/stand-ins/sign-in/provider.ts';
import { type RunningOidc, startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { examine, type Examined } from '#doctor/check.ts';
import { CHECKS } from '#doctor/checks.ts';
import { openPatient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';
import { reportJson } from '#doctor/report.ts';
import { makeClientKey } from '#tests/support/bff/client-keys.ts';
import { SCOPE, startTokenRegister } from '#tests/support/bff/token-register.ts';

const PUBLIC_URL = 'http://localhost:3000';
const SECRETS = {
  OIDC_PRESSE_CLIENT_SECRET: 'hemmelig-presse',
  OIDC_ADMIN_CLIENT_SECRET: 'hemmelig-admin',
};
const ours = makeClientKey('ours');
const byKey = {
  ...{ OIDC_PRESSE_CLIENT_ID: 'presse-key', OIDC_PRESSE_CLIENT_SECRET: '' },
  ...{ OIDC_PRESSE_CLIENT_KEY: ours.pem, OIDC_PRESSE_CLIENT_KEY_ID: 'ours' },
};
const PRESSE = 'sign-in of press users';
const ADMIN = 'sign-in of administrators';

let oidc: RunningOidc;
let real: Awaited<ReturnType<typeof startTokenRegister>>;
let env: Record<string, string>;
let withMaskinporten: Record<string, string>;
beforeAll(async () => {
  const byItsKey = {
    ...{ clientId: 'presse-key', clientKeys: [ours.registered] },
    ...{ redirectUris: [`${PUBLIC_URL}/api/presse/auth/callback`], postLogoutRedirectUris: [] },
  };
  oidc = await startOidc({
    ...{ clients: [...oidcClients(PUBLIC_URL, SECRETS), byItsKey], persons: testPersons },
  });
  real = await startTokenRegister(testPersons);
  env = {
    ...{ OIDC_PRESSE_ISSUER: oidc.issuer, OIDC_ADMIN_ISSUER: oidc.issuer, ...SECRETS },
    ...{ OIDC_PRESSE_CLIENT_ID: 'presse', OIDC_ADMIN_CLIENT_ID: 'presse-admin' },
    ...{ PUBLIC_URL, FOLKEREGISTER_URL: real.url },
  };
  withMaskinporten = {
    ...{ MASKINPORTEN_ISSUER: real.issuer, MASKINPORTEN_CLIENT_ID: 'presse' },
    ...{ MASKINPORTEN_SCOPE: SCOPE, MASKINPORTEN_KEY: real.key.pem, MASKINPORTEN_KEY_ID: 'a' },
  };
});
afterAll(async () => {
  await oidc.stop();
  await real.close();
});

const OUTSIDE = CHECKS.filter(({ name }) =>
  [PRESSE, ADMIN, 'Maskinporten', 'population register'].includes(name),
);

/** The doctor's first finding of each of these, and its whole report. */
async function look(change: Readonly<Record<string, string>>) {
  const patient = openPatient({ ...env, ...change }, { patience: 20_000 });
  const examined: Examined[] = await examine(OUTSIDE, patient, {
    ...{ limit: 40_000, describe: meaningOf },
  });
  await patient.close();
  const report = reportJson(examined);
  expect(report).not.toMatch(/PRIVATE KEY|hemmelig|eyJ/);
  return (name: string) => {
    const [found] = examined.find((one) => one.name === name)?.findings ?? [];
    return `${found?.status}: ${found?.what}`;
  };
}

describe('the doctor tries who we are', () => {
  it('at ID-porten, by password or key', async () => {
    const [password, key] = [await look({}), await look(byKey)];
    expect([password(PRESSE), password(ADMIN), key(PRESSE)]).toEqual(
      Array.from({ length: 3 }, () => 'ok: its metadata have all that is asked of it'),
    );
  });

  it('and says so when it is refused', async () => {
    const password = await look({ OIDC_ADMIN_CLIENT_SECRET: 'another-one' });
    expect(password(ADMIN)).toMatch(/^wrong: it refuses .*client_secret_post/);
    expect(password(PRESSE)).toMatch(/^ok/);
    const key = await look({ ...byKey, OIDC_PRESSE_CLIENT_KEY: makeClientKey('x').pem });
    expect(key(PRESSE)).toMatch(/^wrong: it refuses .*private_key_jwt/);
    const noKey = await look({ ...byKey, OIDC_PRESSE_CLIENT_KEY: 'x' });
    expect(noKey(PRESSE)).toMatch(/^unchecked: .*see configuration/);
  });

  it('at Maskinporten, and with its token at the register', async () => {
    const found = await look(withMaskinporten);
    expect(found('Maskinporten')).toBe(`ok: it gives a token for ${SCOPE}`);
    expect(found('population register')).toMatch(/^ok/);
  });

  it('and says what is wrong with the token, or that there is none', async () => {
    const found = await look({ ...withMaskinporten, MASKINPORTEN_KEY: ours.pem });
    expect(found('Maskinporten')).toMatch(/^wrong: Maskinporten refuses us .*MASKINPORTEN_KEY/);
    expect(found('population register')).toMatch(/^unchecked/);
    const half = await look({ ...withMaskinporten, MASKINPORTEN_SCOPE: '' });
    expect(half('Maskinporten')).toMatch(/^unchecked: .*see configuration/);
    const none = await look({});
    expect(none('Maskinporten')).toMatch(/^ok: not used/);
    expect(none('population register')).toBe('wrong: It answered 401');
  });
});
