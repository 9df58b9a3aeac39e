const REASONS = [
  ['refused by the engine: ', 'Avvist av søkemotoren: '],
  ['cannot be built: ', 'Kan ikke gjøres om til et søkedokument: '],
] as const;

/** Why a case could not be indexed (db/queues/dead-letters.ts), with the kind of the error as the indexer wrote it. */
export function reasonText(grunn: string): string {
  const known = REASONS.find(([written]) => grunn.startsWith(written));
  return known ? known[1] + grunn.slice(known[0].length) : grunn;
}
