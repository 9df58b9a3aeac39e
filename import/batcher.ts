import type { Knex } from 'knex';
import { noteImported } from '#db/domstol/innlesinger.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { safeFelt } from '#domain/importer.ts';
import { hasUnreadParty } from '#domain/names/party-names.ts';
import type { Parsed, ParsedRow, Reject } from './parse-row.ts';
import type { Finding } from './findings.ts';
import { Coverage } from './coverage.ts';
import type { ImportRecord, Outcome } from './record.ts';
import { type LinesFile, claim } from './session.ts';
import { writeCases } from './write-cases.ts';
import { writeDocuments } from './write-documents.ts';

interface BatchResult extends Pick<Outcome, 'created' | 'changed' | 'unchanged' | 'repeated'> {
  readonly rejects: readonly Reject[];
  /** The cases that the rows are about. */
  readonly sakIds: readonly string[];
  readonly findings: readonly Finding[];
  /** Of the cases, those that were new, and those that were changed. */
  readonly createdIds?: readonly string[];
  readonly changedIds?: readonly string[];
}

interface BatchTarget {
  /** Null: there is no folder with files, and no row is a document. */
  readonly lager: Dokumentlager | null;
  readonly now: Date;
  /** Whether the file is a list of its courts, and no lines of single cases: only then has a list of theirs come. */
  readonly isList: boolean;
  /** Called when the rows of these cases have been committed: reads the texts of their documents. */
  readonly onWritten: (sakIds: readonly string[], batch: BatchResult) => Promise<void>;
  /** Sees the cases of these rows before they are written, in their transaction. */
  readonly beforeWriting?: (trx: Knex, rows: readonly CaseRow[]) => Promise<void>;
}
type CaseRow = Exclude<ParsedRow, { kind: 'dokument' }>;

/** Where lines are reported one after the other (session.ts). */
type Lines<T> = Pick<LinesFile<T>, 'add'>;
/** Where it is said what was left out and found: two files beside the imported one, and its record in the database. */
interface Reports {
  readonly rejects: Lines<Reject>;
  readonly findings: Lines<Finding>;
  readonly record: ImportRecord;
}
const BATCH = 500;
/** Of a batch whose rows are all repeated, or refused. */
const NOTHING_WRITTEN = {
  ...{ created: 0, changed: 0, unchanged: 0 },
  ...{ rejects: [], sakIds: [], findings: [] },
} as const;
const NOTHING: Outcome = {
  ...{ created: 0, changed: 0, unchanged: 0, repeated: 0, rejected: 0 },
  ...{ partyNames: 0, gradedAddresses: 0, unreadParties: 0 },
};
/** Lines that the summary names; the others are in the findings file. */
const MOST_LINES = 20;

/**
 * Gathers rows of one kind and writes them together. When the database refuses one of them, each is tried alone, and
 * the refused one is reported.
 */
export class Batcher {
  readonly coverage = new Coverage();
  outcome = NOTHING;
  /** The first lines with a finding. */
  readonly lines: number[] = [];
  private rows: ParsedRow[] = [];
  private readonly ids = new Set<string>();
  private readonly target: BatchTarget;
  private readonly file: string;
  private readonly rejects: Lines<Reject>;
  private readonly findings: Lines<Finding>;
  private readonly record: ImportRecord;

  constructor(target: BatchTarget, file: string, reports: Reports) {
    this.target = target;
    this.file = file;
    this.rejects = reports.rejects;
    this.findings = reports.findings;
    this.record = reports.record;
  }

  async add(parsed: Parsed): Promise<void> {
    if ('rejects' in parsed) {
      this.record.sawAbout(parsed.about);
      return this.reject(parsed.rejects, 1);
    }
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
    this.record.saw(rows);
    if (!(await this.refusal(rows))) return;
    for (const row of rows) {
      const refusal = await this.refusal([row]);
      if (refusal) await this.reject([refusedByDatabase(row, refusal)], 1);
    }
  }

  rejectedIds(): string[] {
    return [...this.ids];
  }

  /** Writes the rows. When the database refuses one of them, nothing is written, and its error is the answer. */
  private async refusal(rows: readonly ParsedRow[]): Promise<Refusal | null> {
    const written = await this.record
      .noting(async (trx) => {
        const result = await this.writeBatch(trx, rows);
        const { rejects, findings } = result;
        return { result, rejects, findings, outcome: plus(this.outcome, result) };
      })
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        return error;
      });
    if ('code' in written) return written;
    this.outcome = written.outcome;
    await this.tell(written.result);
    return null;
  }

  private async writeBatch(trx: Knex, rows: readonly ParsedRow[]): Promise<BatchResult> {
    const { fresh, repeated, conflicts } = await claim(trx, rows);
    const rejects = conflicts.map(({ row, firstLine }): Reject => ({
      line: row.line,
      field: row.kind === 'dokument' ? 'filNavn' : 'sakId',
      reason: `says something else than line ${firstLine}, which has the same id and was kept`,
      id: row.key,
      grunn: 'motsier',
    }));
    const written = await this.write(trx, fresh);
    const findings = [
      ...fresh.flatMap((row) => [...gradedIn(row), ...unreadIn(row)]),
      ...written.findings,
    ];
    return { ...written, repeated, rejects: [...rejects, ...written.rejects], findings };
  }

  private async write(
    trx: Knex,
    rows: readonly ParsedRow[],
  ): Promise<Omit<BatchResult, 'repeated'>> {
    const cases = rows.filter((row) => row.kind !== 'dokument');
    const [first] = cases;
    if (first) {
      const { now, isList } = this.target;
      await this.target.beforeWriting?.(trx, cases);
      const counts = await writeCases(trx, first.kind, cases, now);
      const courts = cases.map(({ sak }) => sak.domstol_id);
      if (isList) await noteImported(trx, courts, now);
      const findings = cases.flatMap(({ line, sak }) =>
        (counts.named.get(sak.sak_id) ?? []).map((field) => named(line, field)),
      );
      return { ...counts, rejects: [], sakIds: cases.map(({ sak }) => sak.sak_id), findings };
    }
    const documents = rows.filter((row) => row.kind === 'dokument');
    if (documents.length === 0) return NOTHING_WRITTEN;
    const { lager } = this.target;
    if (!lager) throw new Error('a document has come without a store for its file');
    const result = await writeDocuments(trx, lager, this.file, documents, this.target.now);
    const rejects = result.rejects.map(({ write, field, reason, grunn }) => {
      const { sakId, saksnummer } = write.dokument;
      return { line: write.line, field, reason, grunn, id: sakId ?? saksnummer ?? null };
    });
    const findings = result.named.map(({ line, field }) => named(line, field));
    return { ...result, rejects, findings };
  }

  /** What is to be done when the rows have been committed. */
  private async tell(batch: BatchResult): Promise<void> {
    const { findings, rejects, sakIds } = batch;
    if (findings.length > 0) await this.report(findings);
    if (rejects.length > 0) await this.leaveOut(rejects);
    if (sakIds.length > 0) await this.target.onWritten(sakIds, batch);
  }

  private async report(findings: readonly Finding[]): Promise<void> {
    const lines = new Set([...this.lines, ...findings.map(({ line }) => line)]);
    this.lines.splice(
      0,
      this.lines.length,
      ...[...lines].sort((a, b) => a - b).slice(0, MOST_LINES),
    );
    await this.findings.add(findings);
  }

  private async reject(rejects: readonly Reject[], rows: number): Promise<void> {
    this.outcome = { ...this.outcome, rejected: this.outcome.rejected + rows };
    await this.leaveOut(rejects);
    if (this.record.refused(rejects)) await this.record.note(this.outcome);
  }

  private async leaveOut(rejects: readonly Reject[]): Promise<void> {
    for (const { id } of rejects) {
      if (id === null) this.coverage.unreadable = true;
      else this.ids.add(id);
    }
    await this.rejects.add(rejects);
  }
}

/** What has been done with the rows of a batch as well. */
function plus(outcome: Outcome, batch: BatchResult): Outcome {
  return {
    created: outcome.created + batch.created,
    changed: outcome.changed + batch.changed,
    unchanged: outcome.unchanged + batch.unchanged,
    repeated: outcome.repeated + batch.repeated,
    rejected: outcome.rejected + batch.rejects.length,
    partyNames: outcome.partyNames + rowsWith('party name', batch.findings),
    gradedAddresses: outcome.gradedAddresses + rowsWith('graded address', batch.findings),
    unreadParties: outcome.unreadParties + rowsWith('unread party', batch.findings),
  };
}

const named = (line: number, field: string): Finding => ({ line, field, finding: 'party name' });

function gradedIn({ line, graded }: ParsedRow): Finding[] {
  return graded.map((path) => ({ line, field: safeFelt(path), finding: 'graded address' }));
}

function unreadIn(row: ParsedRow): Finding[] {
  if (row.kind === 'dokument' || !hasUnreadParty(row.sak.parter)) return [];
  return [{ line: row.line, field: 'parter', finding: 'unread party' }];
}

function rowsWith(finding: Finding['finding'], findings: readonly Finding[]): number {
  return new Set(findings.filter((one) => one.finding === finding).map(({ line }) => line)).size;
}

interface Refusal {
  readonly code: string;
  readonly constraint?: string;
  readonly column?: string;
}

function refusedByDatabase({ line, key }: ParsedRow, error: Refusal): Reject {
  const reason = `is refused by the database: ${error.constraint ?? error.code}`;
  return { line, field: error.column ?? null, reason, id: key, grunn: 'databasen' };
}

/** Class 22 (data) and 23 (constraint) mean that the row is wrong. Any other error ends the import. */
function isRefusal(error: unknown): error is Refusal {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
