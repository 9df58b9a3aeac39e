import type { Knex } from 'knex';
import {
  type AvvistFeil,
  type ImportBegun,
  type ImportFremdrift,
  beginImport,
  endImport,
  noteBegun,
  noteFunn,
  letGo,
  noteImport,
} from '#db/importfil/write.ts';
import { shareWithUploads } from '#db/importfil/one-at-a-time.ts';
import { type Funn, type ImportInnhold, MAX_AVVIST, importResultat } from '#domain/importer.ts';
import type { Clock } from '#domain/time.ts';
import type { Finding } from './findings.ts';
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
  /** Rows with a party's name in a text that is not the parties', and rows that say that an address is graded. */
  readonly partyNames: number;
  readonly gradedAddresses: number;
  /** Rows with a party that is taken for a name because it is not known what it is. */
  readonly unreadParties: number;
}

/** Faults that are stored together. */
const BATCH = 500;

/** What a step of the import has come to: all that has been done so far, and the rows that this step has refused. */
interface Step {
  readonly outcome: Outcome;
  readonly rejects: readonly Reject[];
  readonly findings?: readonly Finding[];
}
interface Removed {
  readonly removedCases: number;
  readonly removedHearings: number;
}

/**
 * What becomes of one file, in the database. Each step of the import is noted in its own transaction, so that the record of an import
 * that was killed counts exactly the rows that are in.
 */
export class ImportRecord {
  readonly id: number;
  private readonly session: Session;
  private readonly innhold = new Set<ImportInnhold>();
  private readonly domstolIds = new Set<string>();
  private waiting: readonly AvvistFeil[] = [];
  /** Faults that are stored, and all that there were. */
  private kept = 0;
  private feil = 0;
  /** Findings that are stored. */
  private found = 0;

  private constructor(session: Session, id: number) {
    this.session = session;
    this.id = id;
  }

  static async begin(session: Session, of: ImportBegun): Promise<ImportRecord> {
    const id = await session.transaction((trx) => beginImport(trx, of));
    return new ImportRecord(session, id);
  }

  /** Of an upload, which is one transaction: nobody else sees that it is under way. */
  static async beginUnseen(session: Session, of: ImportBegun): Promise<ImportRecord> {
    return new ImportRecord(session, await session.transaction((trx) => noteBegun(trx, of)));
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
    this.waiting = this.with(rejects);
    this.feil += rejects.length;
    return this.waiting.length >= BATCH;
  }

  /** Stores how far the import has come. */
  async note(outcome: Outcome): Promise<void> {
    await this.noting(() => Promise.resolve({ outcome, rejects: [] }));
  }

  /** Does `work`, and stores in the same transaction how far the import has come with it. */
  async noting<S extends Step>(work: (trx: Knex) => Promise<S>): Promise<S> {
    const { step, stored } = await this.session.transaction(async (trx) => {
      await shareWithUploads(trx);
      const step = await work(trx);
      const faults = this.with(step.rejects);
      await this.write(trx, step, faults);
      await noteFunn(trx, this.id, (step.findings ?? []).map(funnOf), this.found);
      return { step, stored: faults.length };
    });
    // Only now: what was rolled back is not stored.
    this.kept += stored;
    this.found += step.findings?.length ?? 0;
    this.waiting = [];
    this.feil += step.rejects.length;
    return step;
  }

  /** The import is over with what `last` removes; with null it could not be done to the end. */
  async end<R extends Removed | null>(
    outcome: Outcome,
    clock: Clock,
    last: (trx: Knex) => Promise<R>,
  ): Promise<R> {
    const { removed } = await this.noting(async (trx) => {
      const removed = await last(trx);
      await endImport(trx, this.id, {
        ferdig: clock(),
        resultat: removed ? importResultat(rowsOf(outcome), outcome.rejected) : 'avbrutt',
        borteSaker: removed?.removedCases ?? 0,
        borteMoeter: removed?.removedHearings ?? 0,
      });
      return { outcome, rejects: [], removed };
    });
    return removed;
  }

  /** Nobody is to take the import for one that is under way; not before what `end` says has been committed. */
  async letGo(): Promise<void> {
    await this.session.transaction((trx) => letGo(trx, this.id));
  }

  /** The faults that are to be stored, these ones too, as far as there is room. */
  private with(rejects: readonly Reject[]): readonly AvvistFeil[] {
    const room = MAX_AVVIST - this.kept - this.waiting.length;
    const faults = rejects
      .slice(0, Math.max(0, room))
      .map(({ line, field, grunn, posisjon }) => ({ linje: line, felt: field, grunn, posisjon }));
    return [...this.waiting, ...faults];
  }

  private async write(
    trx: Knex,
    { outcome, rejects }: Step,
    faults: readonly AvvistFeil[],
  ): Promise<void> {
    const fremdrift: ImportFremdrift = {
      ...{ nye: outcome.created, endret: outcome.changed, uendret: outcome.unchanged },
      ...{ gjentatt: outcome.repeated, avvist: outcome.rejected },
      ...{ feil: this.feil + rejects.length },
      funn: {
        ...{ navn: outcome.partyNames, gradert: outcome.gradedAddresses },
        ulest: outcome.unreadParties,
      },
      ...{ innhold: [...this.innhold], domstolIds: [...this.domstolIds] },
    };
    await noteImport(trx, this.id, fremdrift, faults, this.kept);
  }
}

const KINDS = {
  'party name': 'navn',
  'graded address': 'gradert',
  'unread party': 'ulest',
} as const satisfies Record<Finding['finding'], Funn>;

const funnOf = ({ line, field, finding }: Finding) => ({
  ...{ linje: line, felt: field, slag: KINDS[finding] },
});

function rowsOf({ created, changed, unchanged, repeated, rejected }: Outcome): number {
  return created + changed + unchanged + repeated + rejected;
}
