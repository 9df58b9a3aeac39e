import type { Knex } from 'knex';

/** One connection that is kept, so that a temporary table lives as long as the import of a file. */
export interface Session {
  readonly transaction: <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;
}

interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

export async function withSession<T>(db: Knex, work: (session: Session) => Promise<T>): Promise<T> {
  const client = db.client as Client;
  const connection = await client.acquireConnection();
  try {
    return await work({
      transaction: (inner) => db.transaction(inner, { connection } as Knex.TransactionConfig),
    });
  } finally {
    await client.releaseConnection(connection);
  }
}
