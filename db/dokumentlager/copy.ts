import { type Dokumentlager, DokumentDamaged, isKey } from './port.ts';

interface CopyOptions {
  /** Stops after the document under way; the next run goes on from there. */
  readonly signal?: AbortSignal;
  readonly onDocument?: (outcome: CopyOutcome, noekkel: string) => void;
}
type CopyOutcome = 'copied' | 'there' | 'damaged' | 'gone';

/**
 * Puts every document of one store into another, under the same key; nothing is removed. A document that is there already is
 * left as it is, so running it twice does no harm, nor does it beside an import. Throws when a store does not answer.
 */
export async function copyDocuments(
  from: Pick<Dokumentlager, 'list' | 'open' | 'size'>,
  to: Pick<Dokumentlager, 'put' | 'size'>,
  { signal, onDocument }: CopyOptions = {},
): Promise<Readonly<Record<CopyOutcome, number>>> {
  const counts = { copied: 0, there: 0, damaged: 0, gone: 0 };
  for await (const name of from.list()) {
    if (signal?.aborted) break;
    if (!isKey(name)) continue;
    const outcome = await copyOne(from, to, name);
    counts[outcome]++;
    onDocument?.(outcome, name);
  }
  return counts;
}

async function copyOne(
  from: Pick<Dokumentlager, 'open' | 'size'>,
  to: Pick<Dokumentlager, 'put' | 'size'>,
  noekkel: string,
): Promise<CopyOutcome> {
  const [bytes, there] = await Promise.all([from.size(noekkel), to.size(noekkel)]);
  if (bytes === null) return 'gone';
  if (bytes === there) return 'there';
  try {
    const opened = await from.open(noekkel);
    if (opened === null) return 'gone';
    await to.put(opened.content);
    return 'copied';
  } catch (error) {
    if (error instanceof DokumentDamaged) return 'damaged';
    throw error;
  }
}
