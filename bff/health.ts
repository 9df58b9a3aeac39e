import type { Knex } from 'knex';
import { requireWritable } from '#db/can-write.ts';

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

/** Asks every dependency at the same time. */
export async function askAll(asked: Asked): Promise<Dependencies> {
  const { db, search, oidc, mail } = asked;
  const [database, engine, signIn, register, documents, smtp] = await Promise.all([
    within(() => requireWritable(db)),
    within(() => search.engine.ping()),
    within(() => Promise.all([oidc.presse.ping(), oidc.admin.ping()])),
    within(() => asked.register.ping()),
    within(() => asked.documents.ping()),
    mail ? within(() => mail.ping()) : undefined,
  ]);
  return {
    ...{ database, search: engine, signIn, register, documents },
    ...(smtp ? { mail: smtp } : {}),
  };
}

/**
 * The same answer for everybody who asks within `ms`, so that no number of questions can burden what is asked about.
 * Measured by the process's own clock, which cannot be set.
 */
export function sharedFor<T>(ms: number, ask: () => Promise<T>, clock = () => performance.now()) {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return (): Promise<T> => {
    if (!last || clock() - last.at >= ms) last = { at: clock(), answer: ask() };
    return last.answer;
  };
}

type Health = 'ok' | 'down';

/** How long a dependency has to answer, ms. */
const LIMIT = 2000;

/** A dependency is down when it answers with an error or not in time. */
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
