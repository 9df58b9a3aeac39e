import type { SearchAdapter } from '#search/port.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import type { TestDatabase } from '#tests/support/servers/database.ts';
import { fillWithDemo } from './demo-cases.ts';
import type { Figure } from './figure.ts';
import type { JudgedCase } from './judge.ts';
import { openPortal } from './portal.ts';
import { questionRows } from './rows/questions.ts';
import { smallRows } from './rows/small-rows.ts';
import { typedRow } from './rows/typed.ts';

export interface EngineParts {
  /** A new database, migrated and with the courts. */
  readonly makeDatabase: () => Promise<TestDatabase>;
  /** An engine whose index is in that database, or an index of its own in Elasticsearch. */
  readonly makeAdapter: (database: TestDatabase) => SearchAdapter;
  /** Of the questions on prose one of so many is asked, and none for 0: all of them take minutes. */
  readonly every?: number;
}

export interface EngineFigures {
  readonly figures: readonly Figure[];
  /** Questions that no demo case answers. */
  readonly unanswered: readonly string[];
}

/** The rows that are asked through the web server, on one engine. */
export async function engineRows(parts: EngineParts): Promise<EngineFigures> {
  const small = await figuresOfSmallRows(parts);
  const { figures, unanswered } = await figuresOfQuestions(parts);
  return { figures: [...small, ...figures], unanswered };
}

async function figuresOfSmallRows(parts: EngineParts): Promise<Figure[]> {
  const rows = smallRows(parts.every);
  const portal = await openOn(parts, async ({ db, documents }) => {
    for (const sak of rows.flatMap(({ cases }) => cases)) await storeSak(db, documents, sak);
  });
  try {
    const figures: Figure[] = [];
    for (const row of rows) figures.push(...(await row.measure(portal)));
    return figures;
  } finally {
    await portal.close();
  }
}

async function figuresOfQuestions(parts: EngineParts) {
  let cases: JudgedCase[] = [];
  const portal = await openOn(parts, async (bff) => {
    cases = await fillWithDemo(bff);
  });
  try {
    const { figures, unanswered } = await questionRows(portal, cases);
    return { figures: [...figures, await typedRow(portal, cases)], unanswered };
  } finally {
    await portal.close();
  }
}

async function openOn(
  { makeDatabase, makeAdapter }: EngineParts,
  fill: Parameters<typeof openPortal>[0]['fill'],
) {
  const database = await makeDatabase();
  return openPortal({ database, adapter: makeAdapter(database), fill });
}
