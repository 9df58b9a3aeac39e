import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { apartSchema, readApart, writeApart, type Apart } from '#db/tilbaketrekking/apart.ts';
import { SYSTEM, writeAudit } from '#bff/audit.ts';
import { byOf, type Options } from './operate.ts';

/** What is hidden or restricted now, a line of JSON each. */
export async function* exportLines(db: Knex): AsyncGenerator<string> {
  for (const one of await readApart(db)) yield JSON.stringify(one);
}

/**
 * Hides and restricts what the lines of the file say; all or nothing. A line that is none is named, by its number. `-` is standard
 * input: into a container without a shell, and with nothing that it may write to, no file comes in another way.
 */
export async function* importLines(
  db: Knex,
  file: string,
  options: Pick<Options, 'by' | 'dryRun'>,
  now: Date,
): AsyncGenerator<string> {
  const read = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  const lines = read.split('\n').flatMap(readLine);
  const trx = await db.transaction();
  try {
    const antall = await writeApart(trx, lines);
    const context = {
      actor: { identitetHash: SYSTEM, rolle: 'system' },
      ...{ now, requestId: 'npm run withdraw' },
    } as const;
    const { operatoer } = byOf(options);
    await writeAudit(trx, context, {
      action: 'skjulte_innlest',
      detaljer: { operatoer, antall, linjer: lines.length },
    });
    await (options.dryRun ? trx.rollback() : trx.commit());
    const verb = options.dryRun ? 'would be hidden or restricted' : 'are hidden or restricted';
    yield `${antall} of ${lines.length} ${verb} from the next request on; the others were already`;
  } catch (error) {
    await trx.rollback();
    throw error;
  }
}

function readLine(text: string, at: number): Apart[] {
  if (text.trim() === '') return [];
  try {
    return [apartSchema.parse(JSON.parse(text))];
  } catch {
    throw new Error(`line ${at + 1} is not one of "withdraw --export"; nothing was changed`);
  }
}
