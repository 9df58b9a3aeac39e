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
export const TEXT_CODES = ['lest', 'utloept', ...TEXT_FAILURES] as const;
export type TextCode = (typeof TEXT_CODES)[number];

/** What came of reading a document. */
export type ReadText =
  { readonly kode: 'lest'; readonly tekst: string } | { readonly kode: TextFailure };

/** How many documents have each code; those without any are left out. */
export type TextCounts = Readonly<Partial<Record<TextCode, number>>>;
