import { HttpError, httpErrors } from '#bff/http/errors.ts';
import type { Call } from '#bff/http/json-route.ts';
import { unseal } from '#bff/session/key-ring.ts';
import { keepRegisterName, readRegisterName } from '#bff/session/session.ts';
import { readPressebruker, updateName } from '#db/bruker/pressebrukere.ts';
import { readActiveSoeknad } from '#db/soeknad/soeknader.ts';
import type { RegisterName } from '#domain/person-name.ts';
import { RegisterUnavailable } from './folkeregister.ts';

/** `deps` has the register only outside transactions (http/json-route.ts), so a transaction never waits for it. */
type Asking = Pick<Call, 'deps' | 'session'>;

/** By session: when several calls need the name at the same time, one asks and all share the answer. */
const shareAnswer = createSharedCalls<RegisterName>();

/**
 * The name in the population register, asked for once in a session. Throws 503 `register_unavailable` when the
 * register does not answer or does not know the person.
 */
export async function registerName(call: Asking): Promise<RegisterName> {
  const { session } = call;
  if (session.registerName) return session.registerName;
  const name = await shareAnswer(session.tokenHash.toString('base64'), () => findName(call));
  // Not shared: if another change has locked this user's row, only this call waits for it.
  await storeSpelling(call, name);
  return name;
}

/**
 * The best name we have: the register's, else the stored one, else the ID token's; null when there is none. A
 * register that is down is not an error here.
 */
export async function knownName(call: Asking): Promise<RegisterName | null> {
  try {
    return await registerName(call);
  } catch (error) {
    if (!(error instanceof HttpError && error.id === 'register_unavailable')) throw error;
    return (await storedName(call)) ?? signInName(call);
  }
}

/** The session was read when the request began: another request may have asked since. */
async function findName(call: Asking): Promise<RegisterName> {
  const { deps, session } = call;
  const kept = await readRegisterName(deps.db, session);
  if (kept) return kept;
  const name = await ask(call);
  await keepRegisterName(deps.db, session, name);
  return name;
}

/** The only place that unseals the identity number. Neither the number nor the register's question is logged. */
async function ask({ deps, session }: Asking): Promise<RegisterName> {
  const pid = session.pid && unseal(deps.config.keys.session, session.pid);
  try {
    if (!pid) throw new RegisterUnavailable('The session holds no identity number');
    const name = await deps.register.findName(pid);
    if (name) return name;
    throw new RegisterUnavailable('It does not know the person');
  } catch (error) {
    if (!(error instanceof RegisterUnavailable)) throw error;
    deps.logger.warn({ reason: error.message }, 'register_unavailable');
    throw httpErrors.registerUnavailable();
  }
}

/** Names change. The stored name is shown to administrators, and to everybody while the register is down. */
async function storeSpelling({ deps, session }: Asking, name: RegisterName): Promise<void> {
  const stored = await readPressebruker(deps.db, session.identitetHash);
  if (!stored) return;
  const isSame = stored.fornavn === name.fornavn && stored.etternavn === name.etternavn;
  if (!isSame) await updateName(deps.db, session.identitetHash, name);
}

async function storedName({ deps: { db }, session }: Asking): Promise<RegisterName | null> {
  const { identitetHash } = session;
  const stored =
    (await readPressebruker(db, identitetHash)) ?? (await readActiveSoeknad(db, identitetHash));
  return stored && { fornavn: stored.fornavn, etternavn: stored.etternavn };
}

/** ID-porten's token has no names; another provider's may. */
function signInName({ session }: Asking): RegisterName | null {
  const { fornavn, etternavn } = session;
  return fornavn && etternavn ? { fornavn, etternavn } : null;
}

/** Calls with the same key that come while one is under way share its result, whether answer or error. */
export function createSharedCalls<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const answer = work().finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
