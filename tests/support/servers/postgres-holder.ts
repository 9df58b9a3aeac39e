import { startPostgres } from '#dev/servers/postgres/start.ts';

/** A program that uses the embedded Postgres of a folder until it is killed or told to end. */
const [dataDir = ''] = process.argv.slice(2);
const postgres = await startPostgres({ dataDir });
process.stdout.write(`${postgres.url}\n`);
process.stdin.once('data', () => {
  void postgres.stop().then(() => process.exit(0));
});
