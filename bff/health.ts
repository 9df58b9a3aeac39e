import type { Knex } from 'knex';
import { requireWritable } from '#db/can-write.ts';
import { type Health, healthOf } from '#monitoring/dependencies.ts';

/** Whether each of the systems that the server depends on answers. */
export type Dependencies = Readonly<
  Record<'database' | 'search' | 'signIn' | 'register' | 'documents', Health>
> & {
  /** Absent when no e-mail is sent. */
  readonly mail?: Health;
};

/** What can be asked. */
interface Asked {
  readonly db: Knex;
  readonly search: { readonly engine: Pingable };
  readonly oidc: { readonly presse: Pingable; readonly admin: Pingable };
  readonly register: Pingable;
  readonly documents: Pingable;
  readonly mail: Pingable | null;
}
interface Pingable {
  readonly ping: () => Promise<unknown>;
}

/** Each dependency, with the identity providers apart. */
type EachDependency = Omit<Dependencies, 'signIn'> &
  Readonly<Record<'signInPresse' | 'signInAdmin', Health>>;

/** Asks every dependency at the same time. */
export async function askEach(asked: Asked): Promise<EachDependency> {
  const { db, search, oidc, mail } = asked;
  const [database, engine, signInPresse, signInAdmin, register, documents, smtp] =
    await Promise.all([
      healthOf(() => requireWritable(db)),
      healthOf(() => search.engine.ping()),
      healthOf(() => oidc.presse.ping()),
      healthOf(() => oidc.admin.ping()),
      healthOf(() => asked.register.ping()),
      healthOf(() => asked.documents.ping()),
      mail ? healthOf(() => mail.ping()) : undefined,
    ]);
  return {
    ...{ database, search: engine, signInPresse, signInAdmin, register, documents },
    ...(smtp ? { mail: smtp } : {}),
  };
}

/** The same for whoever looks, to whom sign-in is one thing. */
export function together({ signInPresse, signInAdmin, ...others }: EachDependency): Dependencies {
  const signIn = signInPresse === 'ok' ? signInAdmin : signInPresse;
  return { ...others, signIn };
}

export async function askAll(asked: Asked): Promise<Dependencies> {
  return together(await askEach(asked));
}
