/** One row of a file as text, or why it could not be read. `line` counts from 1. */
export type RawRow =
  | { readonly line: number; readonly json: string }
  | { readonly line: number; readonly problem: string };

/** Longer rows are skipped, so that no file can fill the memory. */
export const MAX_ROW_BYTES = 4 * 1024 * 1024;
export const TOO_LONG = `is longer than ${MAX_ROW_BYTES / 1024 / 1024} MB and was skipped`;

const LF = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The bytes as text, or what is wrong with them; null when they are only white space. */
export function decodeRow(line: number, bytes: Uint8Array): RawRow | null {
  try {
    const json = utf8.decode(bytes).trim();
    return json === '' ? null : { line, json };
  } catch {
    return { line, problem: 'is not UTF-8 text' };
  }
}

/** The lines of a JSON Lines file without the empty ones. Holds at most one line of `maxBytes` in memory. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = MAX_ROW_BYTES,
): AsyncGenerator<RawRow> {
  let line = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): RawRow | null => {
    const row =
      length > maxBytes ? { line, problem: TOO_LONG } : decodeRow(line, Buffer.concat(parts));
    parts = [];
    length = 0;
    return row;
  };
  for await (const chunk of chunks) {
    let from = 0;
    while (from <= chunk.length) {
      const end = chunk.indexOf(LF, from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      length += part.length;
      if (length <= maxBytes) parts.push(part);
      else parts = [];
      if (end < 0) break;
      const row = take();
      if (row) yield row;
      line += 1;
      from = end + 1;
    }
  }
  const last = take();
  if (last) yield last;
}
