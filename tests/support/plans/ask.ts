import { addOsloDays } from '#domain/time.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import type { Kind } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';

export type Answer = { readonly status: number; readonly json?: unknown };
/** Asks a route so that it does its work. */
export type Call = (bff: TestBff) => Promise<readonly Answer[]>;

export const path = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(query)}`;
export const post = (json?: object) => ({ method: 'POST', ...(json && { json }) });

/** Asks one thing after the other as somebody who signs in for it. */
export const as =
  (kind: Kind, ...asked: ((ask: Ask, bff: TestBff) => Promise<Answer>)[]): Call =>
  async (bff) => {
    const ask = await bff.signedIn(kind);
    const answers: Answer[] = [];
    for (const one of asked) answers.push(await one(ask, bff));
    return answers;
  };
export const read = (kind: Kind, ...paths: string[]): Call =>
  as(kind, ...paths.map((one) => (ask: Ask) => ask(one)));

export const apply: Call = as('autentisert', (ask) =>
  ask('/api/presse/registrer-soknad', post(soeknad)),
);

/** As it would be so many days later; then it is today again. */
export const daysLater =
  (days: number, work: Call): Call =>
  async (bff) => {
    const today = bff.time.now;
    bff.time.now = addOsloDays(today, days);
    try {
      return await work(bff);
    } finally {
      bff.time.now = today;
    }
  };

/** The highest id of a table. */
export async function lastOf({ db }: TestBff, table: string): Promise<number> {
  const row = await db(table).max<{ id: number }>({ id: 'id' }).first();
  return row!.id;
}
