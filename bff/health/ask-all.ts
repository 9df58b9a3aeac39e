import type { Deps } from '#bff/deps.ts';
import { within, type Health } from './within.ts';

export type Dependencies = Readonly<
  Record<'database' | 'search' | 'signIn' | 'register', Health>
> & {
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
