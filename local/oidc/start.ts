import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { generateKeyPair } from 'node:crypto';
import type { Configuration, JWK, default as Provider } from 'oidc-provider';
import { listen, stopServer } from '#local/http-server.ts';
import type { TestPerson } from '#local/test-persons.ts';
import { configuration, type OidcClient } from './configuration.ts';
import { forgetWhoSignedIn, interactionRoute, signOutWithoutAsking } from './routes.ts';

export interface RunningOidc {
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

export interface OidcOptions {
  readonly clients: readonly OidcClient[];
  readonly persons: readonly TestPerson[];
  /** Where it listens; `localhost` when left out. */
  readonly host?: string;
  /** How browser and service address it; `http://localhost:` and a free port when left out. */
  readonly issuer?: string;
}

/** Starts the stand-in for ID-porten and Entra ID; keys and sign-ins live as long as the process. */
export async function startOidc(options: OidcOptions): Promise<RunningOidc> {
  const server = createServer();
  const wanted = options.issuer ? portOf(options.issuer) : 0;
  const port = await listen(server, wanted, options.host ?? 'localhost');
  const issuer = options.issuer ?? `http://localhost:${port}`;
  const prefix = `oidc_${port}`;
  const key = await signingKey();
  const settings = configuration(options.clients, options.persons, key, prefix);
  const provider = await createProvider(issuer, settings);
  provider.use(forgetWhoSignedIn(`${prefix}_session`));
  provider.use(signOutWithoutAsking);
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
 * The library warns on Node 20 and of keeping its state in memory. It works on Node 20, as our tests
 * show, and memory is what we want: the warnings would only hide the address that `npm start` prints.
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
