import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type KeyRing, seal, unseal } from './key-ring.ts';
import { type OidcClient, type Rechecked, SignInRefused, SignInUnavailable } from './oidc-port.ts';
import { personOf } from './person.ts';
import { endSessionRow, keepRecheck, readRecheck, type Session } from './session.ts';

const MINUTE = 60_000;
/** An administrator's session whose group nobody has confirmed for this long ends, ms. */
export const UNCHECKED_LIMIT = 15 * MINUTE;
/** After the provider has not answered, it is left alone for this long, ms, unless a session is about to end. */
const LEFT_ALONE = 30_000;

/** The session as it is after the provider has been asked, if it was time to; null when it has ended. */
export type Recheck = (session: Session, now: Date) => Promise<Session | null>;

interface Parts {
  readonly db: Knex;
  readonly oidc: { readonly admin: Pick<OidcClient, 'recheck'> };
  readonly logger: Pick<Logger, 'info'>;
  readonly config: {
    readonly keys: { readonly identity: KeyRing; readonly session: KeyRing };
    readonly OIDC_ADMIN_RECHECK_MINUTES: number;
  };
}

/**
 * A group that is taken away at the provider counts within 15 minutes: an administrator's session asks again when it is used
 * and the last answer is older than the configuration says. When the provider says no, the session ends; when it does
 * not answer, at 15 minutes. Requests that come at the same time ask once.
 */
export function createRecheck({ db, oidc, logger, config }: Parts): Recheck {
  const every = config.OIDC_ADMIN_RECHECK_MINUTES * MINUTE;
  const asking = new Map<string, Promise<Session | null>>();
  let silentAt = -Infinity;

  const isDue = ({ checked }: Session, now: Date) => now.getTime() - checked.getTime() >= every;
  const end = async (session: Session, why: string) => {
    logger.info({ why }, 'admin_session_ended');
    await endSessionRow(db, session.tokenHash);
    return null;
  };
  /** The provider did not answer: its last answer counts until it is too old. */
  const unchecked = (session: Session, now: Date, why: string) =>
    now.getTime() - session.checked.getTime() < UNCHECKED_LIMIT ? session : end(session, why);

  /** Shared by concurrent requests, so that the provider is asked once. */
  const askOnce = async (session: Session, now: Date): Promise<Session | null> => {
    const known = await readRecheck(db, session.tokenHash);
    if (!known) return null;
    const latest = { ...session, ...known };
    return isDue(latest, now) ? ask(latest, now) : latest;
  };

  const ask = async (session: Session, now: Date): Promise<Session | null> => {
    const refreshToken = session.refreshToken && unseal(config.keys.session, session.refreshToken);
    if (!refreshToken) return unchecked(session, now, 'cannot_be_checked');
    const overdue = now.getTime() - session.checked.getTime() >= UNCHECKED_LIMIT;
    if (!overdue && isLeftAlone(silentAt, now)) return session;
    try {
      return await keep(session, await oidc.admin.recheck(refreshToken), now);
    } catch (error) {
      if (error instanceof SignInUnavailable) {
        silentAt = now.getTime();
        return unchecked(session, now, 'provider_unavailable');
      }
      if (!(error instanceof SignInRefused)) throw error;
      // Another server may have used the token a moment ago; then its answer counts.
      const other = await readRecheck(db, session.tokenHash);
      if (other && other.checked > session.checked) return { ...session, ...other };
      return end(session, 'provider_refused');
    }
  };

  const keep = async (session: Session, answer: Rechecked, now: Date): Promise<Session> => {
    const person = { side: session.side, subject: answer.subject };
    const hash = await personOf(db, config.keys.identity, person, now);
    if (!hash.equals(session.identitetHash)) throw new SignInRefused('This is somebody else');
    const token = answer.refreshToken;
    const known = {
      isAdmin: answer.isAdmin,
      refreshToken: token && seal(config.keys.session, token),
    };
    if (session.isAdmin && !known.isAdmin) logger.info('admin_group_taken_away');
    await keepRecheck(db, session.tokenHash, known, now);
    return { ...session, ...known, checked: now };
  };

  return async (session, now) => {
    if (session.side !== 'admin' || !isDue(session, now)) return session;
    const place = session.tokenHash.toString('base64url');
    const asked = asking.get(place) ?? askOnce(session, now).finally(() => asking.delete(place));
    asking.set(place, asked);
    return asked;
  };
}

function isLeftAlone(silentAt: number, now: Date): boolean {
  const since = now.getTime() - silentAt;
  return since >= 0 && since < LEFT_ALONE;
}
