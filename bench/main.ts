import { fileURLToPath } from 'node:url';
import { stopUnusedElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { stopUnusedPostgres } from '#dev/servers/postgres/start.ts';
import { runProgram } from '#dev/servers/run-program.ts';
import { runAsProgram } from '#dev/tools/terminal.ts';
import { benchDir } from './kit/stage.ts';

const measure = fileURLToPath(new URL('measure.ts', import.meta.url));

/** `npm run bench`: a program of its own measures, because one that a signal ends can not stop the servers that it uses. */
await runAsProgram(async () => {
  const code = await runProgram(
    ['--import', 'tsx', measure, ...process.argv.slice(2)],
    process.env,
  );
  if (code <= 128) return code;
  const servers = { dataDir: benchDir() };
  await Promise.all([stopUnusedPostgres(servers), stopUnusedElasticsearch(servers)]);
  return code;
});
