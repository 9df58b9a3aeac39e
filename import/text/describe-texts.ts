import { TEXT_FAILURES, type TextCounts, type TextFailure } from '#domain/document-text.ts';

const REASONS: Readonly<Record<TextFailure, string>> = {
  uten_tekst: 'without text (scanned)',
  kryptert: 'encrypted',
  oedelagt: 'broken',
  for_stor: 'too large',
  tidsgrense: 'took too long',
  minnegrense: 'took too much memory',
  mangler: 'missing in the store',
};

/** `12 texts read, 1 encrypted, 2 broken`; null when nothing was to be read. */
export function describeTexts(counts: TextCounts): string | null {
  const failed = TEXT_FAILURES.filter((kode) => counts[kode]);
  const read = counts.lest ?? 0;
  if (read === 0 && failed.length === 0) return null;
  return [`${read} texts read`, ...failed.map((kode) => `${counts[kode]} ${REASONS[kode]}`)].join(
    ', ',
  );
}
