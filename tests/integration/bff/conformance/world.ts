import { readAdminClaims, readPresseClaims } from '#bff/adapters/claims.ts';
import { createOidcClient } from '#bff/adapters/oidc.ts';
import { freePort } from '#dev/servers/ports.ts';
import {
  ADMIN_CLIENT_ID,
  LEVELS,
  PRESSE_CLIENT_ID,
  oidcClients,
} from '#dev/stand-ins/sign-in/provider.ts';
import { type RunningOidc, startOidc } from '#dev/stand-ins/sign-in/server.ts';
import type { TestPerson, TestRolle } from '#dev/stand-ins/test-persons.ts';
import { persons } from '#tests/support/access/persons.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { createBrowser } from '#tests/support/bff/cookie-jar.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import type { Caller } from './call.ts';

/** The server, and the sign-in that it sends browsers to. */
export interface World {
  readonly bff: TestBff;
  /** What is between the braces of a path. */
  readonly ids: Readonly<Record<string, string>>;
  /** The `Cookie` header of somebody who has just signed in with a browser. */
  readonly cookieOf: (who: Caller) => Promise<string>;
  readonly close: () => Promise<void>;
}

const SIGN_IN: Readonly<
  Record<Exclude<Caller, 'nobody'>, { kind: keyof typeof persons; rolle: TestRolle }>
> = {
  'press user': { kind: 'presse', rolle: 'journalist' },
  lapsed: { kind: 'lapsed', rolle: 'lapsed' },
  applicant: { kind: 'autentisert', rolle: 'applicant' },
  administrator: { kind: 'admin', rolle: 'administrator' },
};
/** An administrator is known to the provider by a number too. */
const ADMIN_PID = '07896840864';

const known: readonly TestPerson[] = Object.values(SIGN_IN).map(({ kind, rolle }) => ({
  ...{ fornavn: persons[kind].fornavn, etternavn: persons[kind].etternavn, rolle },
  pid: kind === 'admin' ? ADMIN_PID : persons[kind].pid,
  ...{ standardDomstolId: null, beskrivelse: '' },
}));

const SECRETS = { OIDC_PRESSE_CLIENT_SECRET: 'hemmelig-p', OIDC_ADMIN_CLIENT_SECRET: 'hemmelig-a' };

/** Starts both, with cases and documents. */
export async function startWorld(): Promise<World> {
  const issuer = `http://localhost:${await freePort()}`;
  const levels = LEVELS.slice(0, -1);
  const presse = { issuer, clientId: PRESSE_CLIENT_ID, clientSecret: 'hemmelig-p', levels };
  const admin = { issuer, clientId: ADMIN_CLIENT_ID, clientSecret: 'hemmelig-a', levels };
  const bff = await startTestBff({
    deps: {
      oidc: {
        presse: createOidcClient({ ...presse, readClaims: readPresseClaims }),
        admin: createOidcClient({
          ...admin,
          readClaims: readAdminClaims('groups', 'presse-admin'),
          scope: 'openid profile offline_access',
        }),
      },
    },
  });
  const clients = oidcClients(bff.url, SECRETS);
  const provider: RunningOidc = await startOidc({ issuer, persons: known, clients });
  await storeSaker(bff);
  const ids: Record<string, string> = {
    sakId: 'VIST',
    saksnummer: '25-000001MED-TSOS/TSAR',
    domstolInitialer: 'TSOS',
    filNavn: 'vist-tiltale.pdf',
  };
  return {
    bff,
    ids,
    cookieOf: (who) => signIn(bff.url, who),
    close: async () => {
      await provider.stop();
      await bff.close();
    },
  };
}

/** Signs in on the provider's page, and comes back to the address that was asked for. */
async function signIn(url: string, who: Caller): Promise<string> {
  if (who === 'nobody') return '';
  const { kind } = SIGN_IN[who];
  const side = who === 'administrator' ? 'admin' : 'presse';
  const wanted = side === 'admin' ? '/admin/brukere' : '/profil';
  const browser = createBrowser();
  const redirectUrl = encodeURIComponent(url + wanted);
  const page = await browser.get(`${url}/api/${side}/auth/signin?redirectUrl=${redirectUrl}`);
  const isBack = (address: string) =>
    address.startsWith(url) && !new URL(address).pathname.startsWith('/api/');
  const pid = kind === 'admin' ? ADMIN_PID : persons[kind].pid;
  const landed = await browser.postForm(page.url, { pid }, isBack);
  if (landed.url !== url + wanted) throw new Error(`Signing in ended at ${landed.url}`);
  return browser.cookieHeader(`${url}/`);
}

/** Somebody's application, which waits for a decision. Gives its id. */
export async function apply({ bff, cookieOf }: World): Promise<string> {
  const answer = await fetch(`${bff.url}/api/presse/registrer-soknad`, {
    method: 'POST',
    headers: {
      cookie: await cookieOf('applicant'),
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    },
    body: JSON.stringify(soeknad),
  });
  if (!answer.ok) throw new Error(`Nobody could apply: ${answer.status}`);
  const row = await bff.db('soeknad').where({ status: 0 }).first<{ id: string }>('id');
  return row.id;
}
