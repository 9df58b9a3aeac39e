import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { enqueueMail } from '#bff/mail/mail.ts';
import { adminAuthPaths, pressePaths, systemPaths } from '#contract/paths.ts';
import { testPersons, type TestRolle } from '#dev/stand-ins/test-persons.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { beginSession, hashOf, type Kind } from '#tests/support/access/persons.ts';
import { createBrowser } from '#tests/support/bff/cookie-jar.ts';
import { createHttpClient, type Ask, type HttpAnswer } from '#tests/support/bff/http-client.ts';
import { buildMail } from '#tests/support/mail/test-mail.ts';
import { NOON, type FaultyService } from './service.ts';

/** What somebody does with the service: 'ok', or status and error id. A wrong answer with status 200 is told as such. */
export type Call = (service: FaultyService, patience: number) => Promise<string>;

const SEARCH = `${pressePaths.berammingsliste.href()}?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31`;

/** ms, longer than the mail worker's pause and the follower's longest one. */
const PATIENCE = 6_000;
/** ms for what must happen: a busy machine takes its time. */
const MUST_HAPPEN = 60_000;
/** Calls that wait for what happens by itself. */
const PATIENT: ReadonlySet<string> = new Set(['mail', 'indexed']);

async function asked(
  service: FaultyService,
  kind: Kind,
  path: string,
  options?: Parameters<Ask>[1],
): Promise<HttpAnswer> {
  const token = await beginSession(service.db, kind, NOON);
  const side = kind === 'admin' ? 'admin' : 'presse';
  return createHttpClient(service.url, `${side}_sesjon=${token}`)(path, options);
}

/** 'ok' when the answer is a success and `isRight`. */
function told({ status, json, text }: HttpAnswer, isRight: (json: never) => boolean): string {
  const id = (json as { id?: unknown } | undefined)?.id;
  if (status >= 300) return `${status} ${typeof id === 'string' ? id : text.slice(0, 60)}`;
  return isRight(json as never) ? 'ok' : `WRONG ${status} ${text.slice(0, 200)}`;
}

/** The whole sign-in. The person's own browser reaches the provider, whatever the service meets. */
function signIn(side: 'presse' | 'admin', path: string, rolle: TestRolle): Call {
  return async ({ url, providers }) => {
    const browser = createBrowser();
    const start = await browser.get(url + path, (next) => next.includes('/auth?'));
    if (start.status !== 0) return outcomeOf(start.url, start.status);
    const { pathname, search } = new URL(start.url);
    const page = await browser.get(providers[side] + pathname + search);
    const { pid } = testPersons.find((one) => one.rolle === rolle)!;
    const back = await browser.postForm(page.url, { pid }, (next) => next.startsWith(url));
    const end = await browser.get(back.url, (next) => !next.includes('/auth/'));
    const cookie = browser.cookieHeader(url).includes(`${side}_sesjon=`);
    return cookie && !end.url.includes('feilet') ? 'ok' : outcomeOf(end.url, end.status);
  };
}

/** For what happens by itself soon: 'waiting' when it has not after a while. */
async function whenDone(ask: () => Promise<boolean>, patience: number): Promise<string> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await ask()) return 'ok';
    await pause(100);
  }
  return 'waiting';
}

function outcomeOf(url: string, status: number): string {
  return url.includes('innlogging-feilet') ? 'failed' : `${status}`;
}

export const CALLS = {
  search: async (service) =>
    told(
      await asked(service, 'presse', SEARCH),
      ({ totalHits, ...rest }: { totalHits: number }) =>
        totalHits > 0 && JSON.stringify(rest).includes('VIST'),
    ),
  suggestions: async (service) =>
    told(
      await asked(service, 'presse', `${pressePaths.soekeforslag.href()}?q=synligsen`),
      (json: unknown) => JSON.stringify(json).toLowerCase().includes('synligsen'),
    ),
  details: async (service) =>
    told(
      await asked(service, 'presse', pressePaths.saksdetaljer.href('VIST')),
      ({ sakId }: { sakId: string }) => sakId === 'VIST',
    ),
  favourite: async (service) =>
    told(
      await asked(service, 'presse', pressePaths.leggTilFavoritt.href('VIST'), { method: 'POST' }),
      () => true,
    ),
  document: async (service) =>
    told(
      await asked(
        service,
        'presse',
        pressePaths.dokument.href('tiltale', 'TSOS', 'vist-tiltale.pdf'),
      ),
      () => true,
    ),
  user: async (service) =>
    told(await asked(service, 'presse', pressePaths.brukerInfo.href()), (json: unknown) =>
      JSON.stringify(json).includes('Silje'),
    ),
  application: async (service) => {
    const { db } = service;
    await db('arbeidsgiver_bekreftelse').delete();
    await db('soeknad')
      .where({ identitet_hash: hashOf('autentisert') })
      .delete();
    const json = { ...soeknad };
    const path = pressePaths.registrerSoeknad.href();
    return told(await asked(service, 'autentisert', path, { method: 'POST', json }), () => true);
  },
  signInPresse: signIn('presse', pressePaths.signin.href(), 'journalist'),
  signInAdmin: signIn('admin', adminAuthPaths.signin.href(), 'administrator'),
  /** A message that is written now is delivered. */
  mail: async ({ db, smtp }, patience) => {
    const til = `${randomUUID()}@fjordavisa.example`;
    await enqueueMail(db, buildMail({ til }), NOON);
    return whenDone(async () => smtp.sentTo(til).length > 0, patience);
  },
  /** A change that is written now is found. */
  indexed: async (service, patience) => {
    const word = `ord${randomUUID().replace(/\W|\d/g, '')}`;
    await service.db('sak').where({ sak_id: 'ANON' }).update({ saks_tema: word });
    return whenDone(async () => {
      const { json } = await asked(service, 'presse', `${SEARCH}&query=${word}`);
      return (json as { totalHits?: number } | undefined)?.totalHits === 1;
    }, patience);
  },
  live: async ({ url }) => told(await createHttpClient(url)(systemPaths.live.href()), () => true),
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof CALLS;

interface Ready {
  readonly status: number;
  /** Dependencies that are down. */
  readonly down: readonly string[];
}

export async function readiness({ url }: FaultyService): Promise<Ready> {
  const { status, json } = await createHttpClient(url)(systemPaths.ready.href());
  const { dependencies } = json as { dependencies: Record<string, string> };
  const down = Object.entries(dependencies).flatMap(([name, state]) =>
    state === 'ok' ? [] : [name],
  );
  return { status, down };
}

/** Every call that answers by itself, without waiting for what happens later. */
export const AT_ONCE = (Object.keys(CALLS) as CallName[]).filter((name) => !PATIENT.has(name));

/**
 * Every call at the same time, with what it came to. A call that takes longer than `limit` ms is told as such. What happens later is
 * waited for longer when it must happen.
 */
export async function askAll(
  service: FaultyService,
  limit: number,
  names: readonly CallName[] = Object.keys(CALLS) as CallName[],
  mustHappen: (name: CallName) => boolean = () => false,
): Promise<Readonly<Record<CallName, string>>> {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const began = performance.now();
      const patience = mustHappen(name) ? MUST_HAPPEN : PATIENCE;
      const outcome = await CALLS[name](service, patience).catch(
        (error: Error) => `THROWN ${error.message}`,
      );
      const ms = Math.round(performance.now() - began);
      return [
        name,
        !PATIENT.has(name) && ms > limit ? `${outcome} after ${ms} ms` : outcome,
      ] as const;
    }),
  );
  return Object.fromEntries(outcomes) as Record<CallName, string>;
}
