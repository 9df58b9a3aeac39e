import type { Knex } from 'knex';
import { type Dokumentlager, DokumentlagerUnavailable } from '#db/dokumentlager/port.ts';
import type { TextCode } from '#domain/document-text.ts';
import { extractTexts } from './extract.ts';
import { ReaderBroken, createPdfReader, type PdfReader } from './pdf-reader.ts';

/** The texts that an import reads beside its rows. That one cannot be read never stops the import. */
export class ImportedTexts {
  readonly counts: Partial<Record<TextCode, number>> = {};
  /** Why texts cannot be read at all. */
  broken: string | null = null;
  private readonly lager: Dokumentlager;
  private readonly reader: PdfReader;
  private readonly ownReader: PdfReader | null;

  constructor({ lager, reader }: { readonly lager: Dokumentlager; readonly reader?: PdfReader }) {
    this.lager = lager;
    this.ownReader = reader ? null : createPdfReader();
    this.reader = reader ?? this.ownReader!;
  }

  /** Reads what the documents of these cases lack, also those that are searched again after a new hearing. */
  async read(db: Knex, sakIds: readonly string[], now: Date): Promise<void> {
    if (this.broken !== null) return;
    const onDocument = (kode: TextCode) => {
      this.counts[kode] = (this.counts[kode] ?? 0) + 1;
    };
    try {
      const { lager, reader } = this;
      await extractTexts({ db, lager, reader }, { sakIds, now, onDocument });
    } catch (error) {
      if (!(error instanceof ReaderBroken || error instanceof DokumentlagerUnavailable))
        throw error;
      this.broken = error.message;
    }
  }

  async close(): Promise<void> {
    await this.ownReader?.close();
  }
}
