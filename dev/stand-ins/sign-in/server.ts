import { generateKeyPair } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Middleware } from 'koa';
import type Provider from 'oidc-provider';
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import { listen, stopServer } from '#dev/servers/ports.ts';
import type { TestPerson } from '#dev/stand-ins/test-persons.ts';
import { choicePage, errorPage } from './page.ts';
import { type OidcClient, LEVELS, configuration, subjectOf } from './provider.ts';

export interface RunningOidc {
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

interface OidcOptions {
  readonly clients: readonly OidcClient[];
  readonly persons: readonly TestPerson[];
  /** Where it listens; `localhost` when left out. */
  readonly host?: string;
  /** Its address for browser and service; `http://localhost:` and a free port when left out. */
  readonly issuer?: string;
  /** Where it listens when something stands before it; the issuer's port when left out. */
  readonly port?: number;
}

/** Starts the stand-in for ID-porten and Entra ID. Its keys and sign-ins are in memory only. */
export async function startOidc(options: OidcOptions): Promise<RunningOidc> {
  const server = createServer();
  const wanted = options.port ?? (options.issuer ? portOf(options.issuer) : 0);
  const port = await listen(server, wanted, options.host ?? 'localhost');
  const issuer = options.issuer ?? `http://localhost:${port}`;
  const prefix = `oidc_${port}`;
  const key = await signingKey();
  const settings = configuration(options.clients, options.persons, key, prefix);
  const provider = await createProvider(issuer, settings);
  provider.use(forgetWhoSignedIn(`${prefix}_session`));
  provider.use(signOutWithoutAsking(provider));
  provider.use(interactionRoute(provider, options.persons));
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return { issuer, stop: () => stopServer(server) };
}

function portOf(issuer: string): number {
  const { port, protocol } = new URL(issuer);
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

/**
 * The library prints warnings: that it is meant for a newer Node than 20, and that its state is in memory. Our
 * tests run on Node 20 too, and memory is what we want, so the warnings are not shown.
 */
async function createProvider(issuer: string, settings: Configuration): Promise<Provider> {
  const { console } = globalThis;
  const { warn } = console;
  console.warn = () => {};
  try {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, settings);
  } finally {
    console.warn = warn;
  }
}

/** The sign-in page: GET shows the persons, POST signs the chosen one in. */
function interactionRoute(provider: Provider, persons: readonly TestPerson[]): Middleware {
  return async (ctx, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    try {
      await provider.interactionDetails(ctx.req, ctx.res);
    } catch {
      ctx.status = 400;
      ctx.body = errorPage('Innloggingen er utløpt. Gå tilbake og prøv igjen.');
      return;
    }
    if (ctx.method === 'POST') await choose(provider, persons, ctx);
    else ctx.body = choicePage(persons, ctx.path);
  };
}

async function choose(
  provider: Provider,
  persons: readonly TestPerson[],
  ctx: Parameters<Middleware>[0],
): Promise<void> {
  const sent = new URLSearchParams(await text(ctx.req));
  const pid = sent.get('pid');
  const person = persons.find((one) => one.pid === pid);
  if (!person) {
    ctx.status = 400;
    ctx.body = errorPage('Ukjent testperson.');
    return;
  }
  const acr = sent.has('lavere-nivaa') ? LEVELS.at(-1)! : LEVELS[0];
  const login = { accountId: subjectOf(person), acr };
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }));
  ctx.status = 303;
}

/** Every sign-in asks for the person again: in development one wants to change persons. */
function forgetWhoSignedIn(sessionCookie: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/auth' || ctx.path.startsWith('/auth/')) {
      const kept = (ctx.req.headers.cookie ?? '')
        .split(/;\s*/)
        .filter((cookie) => !cookie.startsWith(sessionCookie));
      ctx.req.headers.cookie = kept.join('; ');
    }
    await next();
  };
}

/**
 * The library would ask "do you want to sign out?". ID-porten does not ask, so neither do we. The services that the person
 * has signed in to are told, as the library does it after its question.
 */
function signOutWithoutAsking(provider: Provider): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/session/end') nameTheClient(ctx);
    await next();
    const { oidc } = ctx as unknown as Partial<KoaContextWithOIDC>;
    if (ctx.path !== '/session/end' || ctx.status !== 200 || !oidc?.session) return;
    const state = oidc.session.state as
      { postLogoutRedirectUri?: string; state?: string } | undefined;
    const target = new URL(state?.postLogoutRedirectUri ?? oidc.urlFor('end_session_success'));
    if (state?.postLogoutRedirectUri && state.state) target.searchParams.set('state', state.state);
    await tellClients(provider, oidc.session);
    await oidc.session.destroy();
    ctx.redirect(target.href);
    ctx.status = 303;
  };
}

type ProviderSession = NonNullable<KoaContextWithOIDC['oidc']['session']>;

/** The library has it, its types do not. A service that does not answer keeps nobody from signing out. */
interface TellsLogout {
  readonly backchannelLogoutUri?: string;
  readonly backchannelLogout: (sub: string, sid: string) => Promise<void>;
}

async function tellClients(provider: Provider, session: ProviderSession): Promise<void> {
  const { accountId } = session;
  if (!accountId) return;
  const told = Object.keys(session.authorizations ?? {}).map(async (clientId) => {
    const client = (await provider.Client.find(clientId)) as unknown as TellsLogout | undefined;
    const sid = session.sidFor(clientId);
    if (client?.backchannelLogoutUri && sid) await client.backchannelLogout(accountId, sid);
  });
  await Promise.allSettled(told);
}

/**
 * Our keys are new with every start, but the service's sessions are kept: an ID token from before the start would
 * be refused. We only take from it which client signs out.
 */
function nameTheClient(ctx: Parameters<Middleware>[0]): void {
  const { id_token_hint: hint, ...query } = ctx.query;
  if (typeof hint !== 'string') return;
  ctx.query = { ...query, client_id: query['client_id'] ?? audienceOf(hint) };
}

function audienceOf(idToken: string): string {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return z.object({ aud: z.string() }).parse(payload).aud;
  } catch {
    return '';
  }
}
