/** Why a document has no text, as stored in `dokument_tekst.kode`. */
export const TEXT_FAILURES = [
  /** Pictures only: a scanned document. */
  'uten_tekst',
  /** Opens with a password only. */
  'kryptert',
  /** Cannot be read as a PDF. */
  'oedelagt',
  /** More bytes than are read. */
  'for_stor',
  'tidsgrense',
  'minnegrense',
  /** The document store does not have the file. */
  'mangler',
] as const;
export type TextFailure = (typeof TEXT_FAILURES)[number];

/** Read; the text may no longer be searched, and was removed; or why there is none. */
export type TextCode = 'lest' | 'utloept' | TextFailure;

/** What came of reading a document. */
export type ReadText =
  { readonly kode: 'lest'; readonly tekst: string } | { readonly kode: TextFailure };

/** How many documents have each code; those without any are left out. */
export type TextCounts = Readonly<Partial<Record<TextCode, number>>>;

const REASONS: Readonly<Record<TextFailure, string>> = {
  uten_tekst: 'without text (scanned)',
  kryptert: 'encrypted',
  oedelagt: 'broken',
  for_stor: 'too large',
  tidsgrense: 'took too long',
  minnegrense: 'took too much memory',
  mangler: 'missing in the store',
};

/** For an operator: `12 texts read, 1 encrypted, 2 broken`; null when there is nothing to tell. */
export function describeTexts(counts: TextCounts): string | null {
  const failed = TEXT_FAILURES.filter((kode) => counts[kode]);
  const read = counts.lest ?? 0;
  if (read === 0 && failed.length === 0) return null;
  return [`${read} texts read`, ...failed.map((kode) => `${counts[kode]} ${REASONS[kode]}`)].join(
    ', ',
  );
}
