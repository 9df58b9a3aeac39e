import { beforeEach } from 'vitest';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { delerAv, setningOf } from '#domain/revisjon-setning.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { useBff } from './use-bff.ts';

const TROND = { navn: 'Trond Vestby', stilling: 'Vaktsjef', epost: 'trond@elveposten.example' };

/** Elveposten as it is typed. */
export const elveposten = (change: object = {}) => ({
  ...{ navn: 'Elveposten', redaktoerNavn: 'Eva Elv', redaktoerEpost: 'eva@elveposten.example' },
  ...{ domener: ['elveposten.example'], kontakter: [TROND] },
  ...change,
});

/** Another newsroom. */
export const OTHER = { navn: 'Fjordnytt', domener: ['fjordnytt.example'], kontakter: [] };

export const redaksjonPath = (id: string) => `/api/admin/redaksjon/${id}`;

/** An administrator and a register without newsrooms, before each test of the file. */
export function useRedaksjoner() {
  const { bff, ask: admin, signInAgain } = useBff('admin');
  beforeEach(() => bff.db('redaksjon').delete());
  const add = (change: object = {}) =>
    admin('/api/admin/redaksjon', { method: 'POST', json: elveposten(change) });
  return {
    bff,
    admin,
    signInAgain,
    add,
    added: async (change: object = {}) => ((await add(change)).json as { id: string }).id,
    change: (id: string, json: object) => admin(redaksjonPath(id), { method: 'PUT', json }),
    /** What the audit log says of them. */
    sentences: async (handling: string) => {
      const { json } = await admin(`/api/admin/revisjon?handling=${handling}`);
      return (json as Revisjon).rader.map((row) =>
        delerAv(setningOf(row))
          .map((del) => (del.slag === 'sak' ? '' : del.tekst))
          .join(''),
      );
    },
    userOf: async (kind: 'presse' | 'autentisert') =>
      bff
        .db('pressebruker')
        .where({ identitet_hash: hashOf(kind) })
        .first<{ id: string; redaksjon_id: string | null; versjon: number } | undefined>(),
    /** Nora applies, with Elveposten's contact person unless said otherwise. */
    apply: async (change: object = {}): Promise<string> => {
      const nora = await bff.signedIn('autentisert');
      const json = { ...soeknad, ...change };
      await nora('/api/presse/registrer-soknad', { method: 'POST', json });
      const row = await bff
        .db('soeknad')
        .where({ identitet_hash: hashOf('autentisert') })
        .orderBy('soeknadsdato', 'desc')
        .first<{ id: string }>('id');
      return row.id;
    },
  };
}
