/**
 * `npm run demo-data -- [--cases n] [--seed text] [--date yyyy-MM-dd] [--banner text]`: fills `DATABASE_URL` and
 * the document store with synthetic cases over all courts. The same arguments make the same rows and the same bytes, so
 * running it again changes nothing; with another date, the same cases move to that date.
 *
 *   load.ts        makes and writes the cases, 2000 in a transaction
 *   demo-sak.ts    one case from its index: court, number, content
 *   kinds.ts       what makes a case worth seeing; each 40 cases show every state
 *   hearings.ts    when and where it is heard, on working days
 *   subjects/      what it is about, in the words of its court
 *   documents/     its indictments and decisions, as PDF with running text
 *   people.ts,
 *   names.ts       who takes part; names are put together by chance
 *   random.ts      numbers that are the same for the same seed on every machine
 *   receipts.ts    when each court's list came
 *   write-rows.ts  COPY and the rest of the SQL
 *
 * No name is a real person's: surnames are put together from halves of place-names.
 */

import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError } from 'commander';
import { openDatabase } from '#db/connection.ts';
import { rightTime } from '#db/clock.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { readDocumentEnvironment } from '#db/environment.ts';
import { migrate } from '#db/migrate.ts';
import { runCommand } from '#db/run-command.ts';
import { openDokumentlager } from '#db/dokumentlager/settings.ts';
import { saveBanner } from '#db/banner/banner.ts';
import { osloDay } from '#domain/time.ts';
import { loadDemo } from './load.ts';

interface Options {
  readonly cases: number;
  readonly seed: string;
  readonly date?: string;
  readonly banner?: string;
}

const command = new Command('demo-data')
  .description('Synthetic cases over all courts; the same arguments make the same data')
  .option('--cases <n>', 'how many cases', wholeNumber, 2000)
  .option('--seed <text>', 'what the data is drawn from', '1')
  .option(
    '--date <yyyy-MM-dd>',
    'the day around which everything happens; default today',
    calendarDay,
  )
  .option('--banner <text>', 'also shows a warning banner with this text')
  .action(run);

async function run(options: Options): Promise<void> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('NODE_ENV: invented cases do not belong in production');
  const environment = readDocumentEnvironment(process.env);
  const db = openDatabase(environment.databaseUrl, { name: 'presse-demo', ...environment.limits });
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} cases, {eta_formatted} left' })
    : null;
  try {
    await migrate(db);
    await seedCourts(db);
    const now = await rightTime(db, environment);
    const day = options.date ?? osloDay(now);
    bar?.start(options.cases, 0);
    const began = performance.now();
    await loadDemo(db, openDokumentlager(environment.documents), {
      cases: options.cases,
      seed: options.seed,
      day,
      onProgress: (done) => bar?.update(done),
    });
    bar?.stop();
    if (options.banner) await saveBanner(db, { message: options.banner, purpose: 'warning' }, now);
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(
      `${options.cases} synthetic cases around ${day} (seed ${options.seed}) in ${seconds.toFixed(1)} s\n`,
    );
  } finally {
    bar?.stop();
    await db.destroy();
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('must be a whole number');
  return Number(text);
}

function calendarDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
    Number.isNaN(day.getTime()) ||
    !day.toISOString().startsWith(text)
  )
    throw new InvalidArgumentError('must be a day, yyyy-MM-dd');
  return text;
}

await runCommand(command);
