import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { searchContract } from './contract.ts';

searchContract('the Postgres engine', async () => {
  const { db, close } = await createTestDatabase();
  return { adapter: createPostgresAdapter({ db, patience: PATIENT }), close };
});
