import { HttpError, httpErrors } from '#bff/http/errors.ts';
import type { Call } from '#bff/http/json-route.ts';
import { unseal } from '#bff/session/crypto.ts';
import { keepRegisterName, readRegisterName } from '#bff/session/session.ts';
import { readPressebruker, updateName } from '#db/bruker/pressebrukere.ts';
import { readActiveSoeknad } from '#db/soeknad/soeknader.ts';
import { type RegisterName, RegisterUnavailable } from './folkeregister.ts';

type Asking = Pick<Call<unknown>, 'db' | 'deps' | 'session'>;

/** By session: of several calls that find no name yet, one asks. */
const together = createTogether<RegisterName>();

/**
 * The name as the population register has it, asked for once in a session. Throws 503 `register_unavailable`
 * when the register can't be asked, or does not know the person (SPEC §8).
 */
export async function registerName(call: Asking): Promise<RegisterName> {
  const { session } = call;
  if (session.registerName) return session.registerName;
  const name = await together(session.tokenHash.toString('base64'), () => findName(call));
  // Not shared: one who waits here for a row that another has locked must not keep that one waiting.
  await storeSpelling(call, name);
  return name;
}

/**
 * The best name there is: the register's, else the one that is stored from before, else the ID token's; null
 * when nothing is known. Never throws because of the register.
 */
export async function knownName(call: Asking): Promise<RegisterName | null> {
  try {
    return await registerName(call);
  } catch (error) {
    if (!(error instanceof HttpError && error.id === 'register_unavailable')) throw error;
    return (await storedName(call)) ?? signInName(call);
  }
}

/** The session was read at the beginning of the request: another may have asked since. */
async function findName(call: Asking): Promise<RegisterName> {
  const { db, session } = call;
  const kept = await readRegisterName(db, session);
  if (kept) return kept;
  const name = await ask(call);
  await keepRegisterName(db, session, name);
  return name;
}

/** The one place where the identity number is opened; neither it nor what it was asked with is logged. */
async function ask({ deps, session }: Asking): Promise<RegisterName> {
  const pid = session.pid && unseal(deps.config.SESSION_KEY, session.pid);
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

/** Names change: what is shown while the register is down, and what administrators see, follows. */
async function storeSpelling({ db, session }: Asking, name: RegisterName): Promise<void> {
  const stored = await readPressebruker(db, session.identitetHash);
  if (!stored) return;
  const isSame = stored.fornavn === name.fornavn && stored.etternavn === name.etternavn;
  if (!isSame) await updateName(db, session.identitetHash, name);
}

async function storedName({ db, session }: Asking): Promise<RegisterName | null> {
  const { identitetHash } = session;
  const stored =
    (await readPressebruker(db, identitetHash)) ?? (await readActiveSoeknad(db, identitetHash));
  return stored && { fornavn: stored.fornavn, etternavn: stored.etternavn };
}

/** ID-porten's token has none; another provider's may. */
function signInName({ session }: Asking): RegisterName | null {
  const { fornavn, etternavn } = session;
  return fornavn && etternavn ? { fornavn, etternavn } : null;
}

/** Those who ask for the same thing meanwhile share one answer, or one failure: a page's calls come at once. */
export function createTogether<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const answer = work().finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
