import type { ByteRange } from '#db/dokumentlager.ts';

/** What to send of a file: all of it, one part, or nothing because the part is not there. */
export type Wanted = { readonly kind: 'all' } | { readonly kind: 'none' } | Part;
type Part = { readonly kind: 'part' } & ByteRange;

const ALL: Wanted = { kind: 'all' };

/**
 * Reads a Range header (RFC 9110 §14). Several ranges, other units and what is no range at all count as if
 * there were no header, as the standard allows.
 */
export function readRange(header: string, bytes: number): Wanted {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return ALL;
  if (first === '') return part(Math.max(0, bytes - Number(last)), bytes - 1, bytes);
  if (last !== '' && Number(last) < Number(first)) return ALL;
  return part(Number(first), last === '' ? bytes - 1 : Number(last), bytes);
}

function part(start: number, end: number, bytes: number): Wanted {
  return start >= bytes ? { kind: 'none' } : { kind: 'part', start, end: Math.min(end, bytes - 1) };
}
