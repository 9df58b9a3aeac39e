import type { Knex } from 'knex';
import {
  type AvvistFeil,
  type ImportFremdrift,
  beginImport,
  endImport,
  letGo,
  noteImport,
} from '#db/importfil/write.ts';
import { type ImportInnhold, MAX_AVVIST, importResultat } from '#domain/importer.ts';
import type { About, ParsedRow, Reject } from './parse-row.ts';
import type { Session } from './session.ts';

/** What an import has done so far, in rows. */
export interface Outcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows that are the same as an earlier row of the file. */
  readonly repeated: number;
  /** Rows that were left out. */
  readonly rejected: number;
  /** Rows with a party's name in subject, title or file name, and rows that say that an address is graded. */
  readonly partyNames: number;
  readonly gradedAddresses: number;
}

/** Faults that are stored together. */
const BATCH = 500;

/**
 * What becomes of one file, in the database: written while it is read, each time in a transaction of its own after that of the rows,
 * so that a record of an import that was killed says how far it came. It lacks at most the last batch.
 */
export class ImportRecord {
  private readonly session: Session;
  private readonly id: number;
  private readonly innhold = new Set<ImportInnhold>();
  private readonly domstolIds = new Set<string>();
  private waiting: AvvistFeil[] = [];
  /** Faults that are stored, and all that there were. */
  private kept = 0;
  private feil = 0;

  private constructor(session: Session, id: number) {
    this.session = session;
    this.id = id;
  }

  static async begin(session: Session, path: string, begynt: Date): Promise<ImportRecord> {
    const id = await session.transaction((trx) => beginImport(trx, path, begynt));
    return new ImportRecord(session, id);
  }

  /** What the rows are of. */
  saw(rows: readonly ParsedRow[]): void {
    for (const row of rows)
      if (row.kind === 'dokument') {
        const { filtype, domstolInitialer } = row.dokument;
        this.sawAbout({
          innhold: filtype === 'tiltale' ? 'tiltaler' : 'avgjoerelser',
          domstolId: domstolInitialer,
        });
      } else this.sawAbout({ innhold: 'saker', domstolId: row.sak.domstol_id });
  }

  sawAbout({ innhold, domstolId }: About): void {
    if (innhold) this.innhold.add(innhold);
    if (domstolId) this.domstolIds.add(domstolId);
  }

  /** Takes the faults of refused rows, without what stood there. True: it is time to store them. */
  refused(rejects: readonly Reject[]): boolean {
    this.feil += rejects.length;
    const room = MAX_AVVIST - this.kept - this.waiting.length;
    const faults = rejects
      .slice(0, Math.max(0, room))
      .map(({ line, field, grunn, posisjon }) => ({ linje: line, felt: field, grunn, posisjon }));
    this.waiting.push(...faults);
    return this.waiting.length >= BATCH;
  }

  /** Stores how far the import has come. */
  async note(outcome: Outcome): Promise<void> {
    await this.session.transaction((trx) => this.write(trx, outcome));
  }

  /** The import is over; `removed` is null when it could not be done to the end. */
  async end(
    outcome: Outcome,
    removed: { readonly removedCases: number; readonly removedHearings: number } | null,
    ferdig: Date,
  ): Promise<void> {
    await this.session.transaction(async (trx) => {
      await this.write(trx, outcome);
      await endImport(trx, this.id, {
        ferdig,
        resultat: removed ? importResultat(rowsOf(outcome), outcome.rejected) : 'avbrutt',
        borteSaker: removed?.removedCases ?? 0,
        borteMoeter: removed?.removedHearings ?? 0,
      });
    });
    // Not before what it says has been committed.
    await this.session.transaction((trx) => letGo(trx, this.id));
  }

  private async write(trx: Knex, outcome: Outcome): Promise<void> {
    const fremdrift: ImportFremdrift = {
      ...{ nye: outcome.created, endret: outcome.changed, uendret: outcome.unchanged },
      ...{ gjentatt: outcome.repeated, avvist: outcome.rejected, feil: this.feil },
      ...{ innhold: [...this.innhold], domstolIds: [...this.domstolIds] },
    };
    await noteImport(trx, this.id, fremdrift, this.waiting, this.kept);
    this.kept += this.waiting.length;
    this.waiting = [];
  }
}

function rowsOf({ created, changed, unchanged, repeated, rejected }: Outcome): number {
  return created + changed + unchanged + repeated + rejected;
}
