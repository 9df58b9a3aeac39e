import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { parse } from 'csv-parse/sync';
import { beginSession } from '#tests/support/access/persons.ts';
import type { TestBff } from './test-bff.ts';

export const SEARCH = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
/** Of a file with the cases of March 2026, or as changed. */
export const address = (format: string, changes: Readonly<Record<string, string>> = {}) =>
  `/api/presse/eksport/${format}?${new URLSearchParams({ ...SEARCH, kjennerReglene: 'true', ...changes })}`;

type Row = Readonly<Record<string, string | null>>;

/** The head of a file, and its rows by column. */
export function readTable(lines: readonly (readonly (string | null)[])[]) {
  const at = lines.findIndex(([first]) => first === 'Saksnummer');
  const columns = lines[at]!;
  const rows = lines
    .slice(at + 1)
    .map((line) => Object.fromEntries(columns.map((name, i) => [name, line[i] ?? null])) as Row);
  return { head: lines.slice(0, at), rows };
}

export function readCsv(text: string) {
  const options = { delimiter: ';', bom: true, relax_column_count: true } as const;
  const lines: string[][] = parse(text, options);
  return readTable(lines);
}

/** The bytes of an answer, asked for as the page does. */
export async function download(from: TestBff, path: string): Promise<IncomingMessage> {
  const token = await beginSession(from.db, 'presse', from.time.now);
  const request = get(from.url + path, {
    headers: { cookie: `presse_sesjon=${token}`, 'x-requested-with': 'XMLHttpRequest' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}
