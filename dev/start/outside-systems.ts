import { openDatabase } from '#db/connection.ts';
import { localKeys } from '#dev/servers/secrets.ts';
import { startFolkeregister } from '#dev/stand-ins/folkeregister.ts';
import { startMailPage } from '#dev/stand-ins/mail/server.ts';
import {
  ADMIN_CLIENT_ID,
  LEVELS,
  PRESSE_CLIENT_ID,
  oidcClients,
} from '#dev/stand-ins/sign-in/provider.ts';
import { startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import type { StartContext } from './context.ts';

/** How the service signs people in. */
interface SignIn {
  /** What the service's environment gets. */
  readonly env: NodeJS.ProcessEnv;
  /** The stand-in with the test persons, not somebody's provider. */
  readonly embedded: boolean;
}

/** All that the stand-in can be sure of but the lowest. */
const ACCEPTED_LEVELS = LEVELS.slice(0, -1).join(' ');

/** Starts the sign-in stand-in for the sides for which the environment names no provider. */
export async function prepareSignIn({
  config,
  secrets,
  stops,
}: Pick<StartContext, 'config' | 'secrets' | 'stops'>): Promise<SignIn> {
  const embedded = !config.OIDC_PRESSE_ISSUER;
  if (!embedded && config.OIDC_ADMIN_ISSUER) return { env: {}, embedded };
  const clients = oidcClients(config.PUBLIC_URL, secrets);
  const oidc = await startOidc({ clients, persons: testPersons });
  stops.add(oidc.stop);
  const presse = {
    OIDC_PRESSE_ISSUER: oidc.issuer,
    OIDC_PRESSE_CLIENT_ID: PRESSE_CLIENT_ID,
    OIDC_PRESSE_CLIENT_SECRET: secrets.OIDC_PRESSE_CLIENT_SECRET,
    OIDC_PRESSE_ACR: ACCEPTED_LEVELS,
  };
  const admin = {
    OIDC_ADMIN_ISSUER: oidc.issuer,
    OIDC_ADMIN_CLIENT_ID: ADMIN_CLIENT_ID,
    OIDC_ADMIN_CLIENT_SECRET: secrets.OIDC_ADMIN_CLIENT_SECRET,
    OIDC_ADMIN_ACR: ACCEPTED_LEVELS,
  };
  const env = { ...(embedded ? presse : {}), ...(config.OIDC_ADMIN_ISSUER ? {} : admin) };
  return { env, embedded };
}

/** Which population register the service asks. */
interface Register {
  /** What the service's environment gets. */
  readonly env: NodeJS.ProcessEnv;
  /** The stand-in with the test persons, not the real one. */
  readonly embedded: boolean;
}

/** Starts the register's stand-in, unless the environment names a register. */
export async function prepareRegister({
  config,
  stops,
}: Pick<StartContext, 'config' | 'stops'>): Promise<Register> {
  if (config.FOLKEREGISTER_URL) return { env: {}, embedded: false };
  const register = await startFolkeregister({ persons: testPersons });
  stops.add(register.stop);
  return { env: { FOLKEREGISTER_URL: register.url }, embedded: true };
}

/** The page's port is the service's and this: known beforehand, and of nobody else's copy. */
const BESIDE = 20;

/** Where e-mail can be read; null when the environment names a mail server, which sends it. */
export async function prepareMail(context: StartContext, url: string): Promise<string | null> {
  const { config, secrets, stops } = context;
  if (config.SMTP_URL) return null;
  const db = openDatabase(url, { name: 'mail-page', poolMax: 2 });
  stops.add(() => db.destroy());
  const page = await startMailPage({
    db,
    publicUrl: new URL(config.PUBLIC_URL).origin,
    sessionKeys: localKeys(secrets).session,
    noteKeys: localKeys(secrets).audit,
    port: config.PORT + BESIDE,
  });
  stops.add(page.stop);
  return page.url;
}
