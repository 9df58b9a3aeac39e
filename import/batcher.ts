import type { Knex } from 'knex';
import type { Dokumentlager } from '#db/sak/dokumentlager.ts';
import type { Parsed, ParsedRow, Reject } from './parse-row.ts';
import { type RejectsFile, type Session, claim } from './session.ts';
import { Coverage, writeCases } from './write-cases.ts';
import { writeDocuments } from './write-documents.ts';

export interface Outcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows that are the same as an earlier row of the file. */
  readonly repeated: number;
  /** Rows that were left out. */
  readonly rejected: number;
}
interface BatchResult extends Omit<Outcome, 'rejected'> {
  readonly rejects: readonly Reject[];
  /** The cases that the rows are about. */
  readonly sakIds: readonly string[];
}

interface BatchTarget {
  readonly lager: Dokumentlager;
  readonly now: Date;
  /** Called when the rows of these cases have been committed: reads the texts of their documents. */
  readonly onWritten: (sakIds: readonly string[]) => Promise<void>;
}

const BATCH = 500;
const NOTHING = { created: 0, changed: 0, unchanged: 0, repeated: 0 };

/**
 * Gathers rows of one kind and writes them together. When the database refuses one of them, each is tried alone, and
 * the refused one is reported.
 */
export class Batcher {
  readonly coverage = new Coverage();
  outcome: Outcome = { ...NOTHING, rejected: 0 };
  private rows: ParsedRow[] = [];
  private readonly ids = new Set<string>();
  private readonly session: Session;
  private readonly target: BatchTarget;
  private readonly file: string;
  private readonly rejects: RejectsFile;

  constructor(session: Session, target: BatchTarget, file: string, rejects: RejectsFile) {
    this.session = session;
    this.target = target;
    this.file = file;
    this.rejects = rejects;
  }

  async add(parsed: Parsed): Promise<void> {
    if ('rejects' in parsed) return this.reject(parsed.rejects, 1);
    const { row } = parsed;
    this.coverage.add(row);
    if (this.rows.length > 0 && this.rows[0]!.kind !== row.kind) await this.flush();
    this.rows.push(row);
    if (this.rows.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.rows;
    this.rows = [];
    if (rows.length === 0) return;
    const result = await this.tryBatch(rows);
    if (result) return this.count(result);
    for (const row of rows) await this.count((await this.tryBatch([row], true))!);
  }

  rejectedIds(): string[] {
    return [...this.ids];
  }

  /** Null when the database refused a row; then nothing of the batch was written. */
  private async tryBatch(rows: readonly ParsedRow[], alone = false): Promise<BatchResult | null> {
    try {
      return await this.session.transaction((trx) => this.writeBatch(trx, rows));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (!alone) return null;
      const [row] = rows as [ParsedRow];
      const reason = `is refused by the database: ${error.constraint ?? error.code}`;
      const reject = { line: row.line, field: error.column ?? null, reason, id: row.key };
      return { ...NOTHING, rejects: [reject], sakIds: [] };
    }
  }

  private async writeBatch(trx: Knex, rows: readonly ParsedRow[]): Promise<BatchResult> {
    const { fresh, repeated, conflicts } = await claim(trx, rows);
    const rejects = conflicts.map(({ row, firstLine }) => ({
      line: row.line,
      field: row.kind === 'dokument' ? 'filNavn' : 'sakId',
      reason: `says something else than line ${firstLine}, which has the same id and was kept`,
      id: row.key,
    }));
    const written = await this.write(trx, fresh);
    return { ...written, repeated, rejects: [...rejects, ...written.rejects] };
  }

  private async write(
    trx: Knex,
    rows: readonly ParsedRow[],
  ): Promise<Omit<BatchResult, 'repeated'>> {
    const cases = rows.filter((row) => row.kind !== 'dokument');
    const [first] = cases;
    if (first) {
      const counts = await writeCases(trx, first.kind, cases, this.target.now);
      return { ...counts, rejects: [], sakIds: cases.map(({ sak }) => sak.sak_id) };
    }
    const documents = rows.filter((row) => row.kind === 'dokument');
    const result = await writeDocuments(trx, this.target.lager, this.file, documents);
    const rejects = result.rejects.map(({ write, field, reason }) => {
      const { sakId, saksnummer } = write.dokument;
      return { line: write.line, field, reason, id: sakId ?? saksnummer ?? null };
    });
    return { ...result, rejects };
  }

  private async count(result: BatchResult): Promise<void> {
    const { outcome } = this;
    this.outcome = {
      created: outcome.created + result.created,
      changed: outcome.changed + result.changed,
      unchanged: outcome.unchanged + result.unchanged,
      repeated: outcome.repeated + result.repeated,
      rejected: outcome.rejected,
    };
    if (result.rejects.length > 0) await this.reject(result.rejects, result.rejects.length);
    if (result.sakIds.length > 0) await this.target.onWritten(result.sakIds);
  }

  private async reject(rejects: readonly Reject[], rows: number): Promise<void> {
    this.outcome = { ...this.outcome, rejected: this.outcome.rejected + rows };
    for (const { id } of rejects) {
      if (id === null) this.coverage.unreadable = true;
      else this.ids.add(id);
    }
    await this.rejects.add(rejects);
  }
}

interface Refusal {
  readonly code: string;
  readonly constraint?: string;
  readonly column?: string;
}

/** Class 22 (data) and 23 (constraint) mean that the row is wrong. Any other error ends the import. */
function isRefusal(error: unknown): error is Refusal {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
