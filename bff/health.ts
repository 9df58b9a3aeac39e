import type { Deps } from './deps.ts';

type Dependencies = Readonly<Record<'database' | 'search' | 'signIn' | 'register', Health>> & {
  /** Left out where no e-mail is sent. */
  readonly mail?: Health;
};

/** How what the service stands on is, asked for all at once. */
export async function askAll({ db, search, oidc, register, mail }: Deps): Promise<Dependencies> {
  const [database, engine, signIn, names, post] = await Promise.all([
    within(() => db.raw('select 1')),
    within(() => search.engine.ping()),
    within(() => oidc.presse.ping()),
    within(() => register.ping()),
    mail ? within(() => mail.ping()) : undefined,
  ]);
  return { database, search: engine, signIn, register: names, ...(post ? { mail: post } : {}) };
}

type Health = 'ok' | 'down';

/** How long a dependency has to answer, ms. */
const LIMIT = 2000;

/** Down is who answers with an error, or not in time. */
async function within(ask: () => Promise<unknown>): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => {
      resolve('down');
    }, LIMIT);
  });
  try {
    return await Promise.race([ask().then(() => 'ok' as const), late]);
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
