/**
 * `npm run --silent sentences -- [--least N] [--documents N]`: the sentences that return in many documents of the database, most
 * often first, a line each as search/text/standing/sentences.txt has them. Those that say nothing of a case may be added there.
 */

import { Command, InvalidArgumentError } from 'commander';
import type { Knex } from 'knex';
import { openDatabase } from '#db/connection.ts';
import { readDatabaseEnvironment } from '#db/environment.ts';
import { runCommand } from '#db/run-command.ts';
import { readTekster } from '#db/sak/dokumenttekster.ts';
import { repeatedSentences } from '#search/text/standing/repeated.ts';

const PAGE = 200;

await runCommand(
  new Command('sentences')
    .option('--least <number>', 'documents that have the sentence, at least', count, 20)
    .option('--documents <number>', 'documents that are read, at most', count, 20_000)
    .action(async ({ least, documents }: { least: number; documents: number }) => {
      const { databaseUrl } = readDatabaseEnvironment(process.env);
      const db = openDatabase(databaseUrl, { name: 'presse-sentences' });
      try {
        for (const one of await repeatedSentences(textsOf(db, documents), least))
          process.stdout.write(`${one.documents}\t${one.sentence}\n`);
      } finally {
        await db.destroy();
      }
    }),
);

async function* textsOf(db: Knex, most: number): AsyncGenerator<string> {
  let [after, left] = [0, most];
  while (left > 0) {
    const page = await readTekster(db, after, Math.min(PAGE, left));
    for (const { tekst } of page) yield tekst;
    if (page.length === 0) return;
    left -= page.length;
    after = page.at(-1)!.id;
  }
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('a number from 1 on');
  return number;
}
