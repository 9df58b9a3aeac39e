import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { readPressebruker } from '#db/bruker/pressebrukere.ts';
import type { Access } from '#domain/access.ts';
import type { Status } from '#domain/soeknad.ts';
import type { Day } from '#domain/time.ts';
import { SOEKNAD_COLUMNS } from './persons.ts';

/** One person's rows, changed by SQL without our rules. */
export interface RawPerson {
  readonly apply: (now: Date) => Promise<void>;
  readonly review: (now: Date, to: RawReview) => Promise<void>;
  /** The last application approved and access given for it, in one transaction. */
  readonly approve: (now: Date, access: Access) => Promise<void>;
  /** Columns of `pressebruker`; made where it is missing. */
  readonly writeAccess: (columns: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly changeSoeknad: (columns: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly leave: (now: Date) => Promise<void>;
  readonly access: () => Promise<Access | null>;
  readonly soeknader: () => Promise<StoredStatus[]>;
}
interface RawReview {
  readonly status: Status;
  readonly sluttdato: Day | null;
  readonly begrunnelse: string;
}
interface StoredStatus {
  readonly id: string;
  readonly status: Status;
  readonly slettet: Date | null;
  readonly behandlet: Date | null;
}

export function createRawPerson(db: Knex): RawPerson {
  const identitet_hash = randomBytes(32);
  const name = { identitet_hash, fornavn: 'A', etternavn: 'B' };
  const soeknader = () =>
    db('soeknad').where({ identitet_hash }).orderBy('soeknadsdato').select<StoredStatus[]>();
  const last = async () => (await soeknader()).at(-1)?.id ?? null;
  const writeAccess = async (on: Knex, columns: object) => {
    const changed = await on('pressebruker').where({ identitet_hash }).update(columns);
    if (changed === 0) await on('pressebruker').insert({ ...name, ...columns });
  };
  const review = async (on: Knex, now: Date, { status, sluttdato, begrunnelse }: RawReview) => {
    const changed = await on('soeknad')
      .where({ id: await last() })
      .update({
        status,
        sluttdato,
        behandlet: status === 1 || status === 2 ? now : null,
        avslag_begrunnelse: status === 2 ? begrunnelse : null,
      });
    if (changed === 0) throw new Error('There is no application');
  };
  return {
    apply: async (now) => {
      await db('soeknad').insert({ ...name, ...SOEKNAD_COLUMNS, soeknadsdato: now });
    },
    review: (now, to) => review(db, now, to),
    approve: (now, { from, to, endDate = null }) =>
      db.transaction(async (trx: Knex) => {
        await review(trx, now, { status: 1, sluttdato: endDate, begrunnelse: '' });
        const soeknad_id = await last();
        const access = { tilgang_fra: from, tilgang_til: to, sluttdato: endDate };
        await writeAccess(trx, { ...access, soeknad_id, bekreftet: now });
      }),
    writeAccess: (columns) => writeAccess(db, columns),
    changeSoeknad: async (columns) => {
      const changed = await db('soeknad')
        .where({ id: await last() })
        .update(columns);
      if (changed === 0) throw new Error('There is no application');
    },
    leave: async (now) => {
      const personal = Object.keys(SOEKNAD_COLUMNS).filter(
        (column) => !column.startsWith('aksept'),
      );
      const empty = ['fornavn', 'etternavn', 'avslag_begrunnelse', ...personal];
      await db('pressebruker').where({ identitet_hash }).delete();
      await db('soeknad')
        .where({ identitet_hash, slettet: null })
        .update({ ...Object.fromEntries(empty.map((column) => [column, null])), slettet: now });
    },
    access: async () => (await readPressebruker(db, identitet_hash))?.access ?? null,
    soeknader,
  };
}
