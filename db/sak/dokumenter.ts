import type { Knex } from 'knex';
import type { Dokument, Filtype, Sak } from '#domain/sak.ts';
import { readSaker } from './saker.ts';

/** The address of a file; unique among the files of all cases. */
export interface DokumentAddress {
  readonly filtype: Filtype;
  readonly domstolInitialer: string;
  readonly filNavn: string;
}

export interface FoundDokument {
  readonly dokument: Dokument;
  /** Its case: whether the file may be shown depends on the case's hearings (domain/visibility.ts). */
  readonly sak: Sak;
  readonly noekkel: string;
  readonly bytes: number;
}

interface DokumentRow {
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly domstol_initialer: string;
  readonly fil_navn: string;
  readonly lagernoekkel: string;
  readonly bytes: number;
}

/** The file at this address with its case, expired or not; null when there is none. */
export async function findDokument(
  db: Knex,
  { filtype, domstolInitialer, filNavn }: DokumentAddress,
): Promise<FoundDokument | null> {
  const row = await db<DokumentRow>('dokument')
    .where({ filtype, domstol_initialer: domstolInitialer, fil_navn: filNavn })
    .first('sak_id', 'lagernoekkel', 'bytes');
  const [sak] = row ? await readSaker(db, [row.sak_id]) : [];
  const dokument = sak?.dokumenter.find(
    (candidate) =>
      candidate.filtype === filtype &&
      candidate.domstolInitialer === domstolInitialer &&
      candidate.filNavn === filNavn,
  );
  return row && sak && dokument
    ? { dokument, sak, noekkel: row.lagernoekkel, bytes: row.bytes }
    : null;
}
