import { createHash } from 'node:crypto';
import { z } from 'zod';
import { osloDay } from '#domain/time.ts';
import { memo } from '#db/memo.ts';
import type { CourtIndex } from './courts.ts';
import { fromLinje, fromListe, type Known, type MoeteRow, type SakRow } from './case-row.ts';
import { dokumentLinje, listeTreff, sakLinje, type DokumentLinje } from './schema.ts';
import type { RawRow } from './split-lines.ts';

interface Row {
  readonly line: number;
  /** What makes the row unique in its file. */
  readonly key: string;
  /** Of the content: tells a repeated row from one that says something else. */
  readonly fingerprint: string;
}
export type ParsedRow =
  | (Row & {
      readonly kind: 'sak' | 'liste';
      readonly sak: SakRow;
      readonly moeter: readonly MoeteRow[];
    })
  | (Row & { readonly kind: 'dokument'; readonly dokument: DokumentLinje });

/** Why a row was left out; `id` is its sakId or saksnummer as written, never a name of a party. */
export interface Reject {
  readonly line: number;
  readonly field: string | null;
  readonly reason: string;
  readonly id: string | null;
}

export type Parsed = { readonly row: ParsedRow } | { readonly rejects: readonly Reject[] };

export interface ParseContext {
  readonly format: 'linjer' | 'liste';
  readonly courts: CourtIndex;
  /** For the court of a case without hearings. */
  readonly now: Date;
}

const dayOf = memo((time: number) => osloDay(new Date(time)));

/** Reads one row of a file: of the public list, or a line that is a case or (when it has `filtype`) a document. */
export function parseRow(raw: RawRow, context: ParseContext): Parsed {
  if ('problem' in raw) return rejected(raw.line, null, null, raw.problem);
  let value: unknown;
  try {
    value = JSON.parse(raw.json);
  } catch (error) {
    return rejected(raw.line, null, null, `is not JSON: ${jsonProblem(error)}`);
  }
  const id = rawId(value);
  if (context.format === 'linjer' && isDokument(value)) {
    const read = dokumentLinje.safeParse(value);
    return read.success
      ? { row: dokumentRow(raw.line, read.data) }
      : refused(raw.line, id, read.error);
  }
  return parseCase(raw.line, id, value, context);
}

function parseCase(line: number, id: string | null, value: unknown, context: ParseContext): Parsed {
  const kind = context.format === 'liste' ? 'liste' : 'sak';
  const read = kind === 'liste' ? listeTreff.safeParse(value) : sakLinje.safeParse(value);
  if (!read.success) return refused(line, id, read.error);
  const known: Known =
    'rettsmoeteIntervaller' in read.data ? fromListe(read.data) : fromLinje(read.data);
  const { moeter } = known;
  const day = dayOf((moeter[0]?.start ?? context.now).getTime());
  const court = context.courts.resolve(known.sak.saksnummer, known.domstol, day);
  if ('reason' in court) return rejected(line, id, court.field, court.reason);
  const sak = { ...known.sak, domstol_id: court.domstolId };
  return {
    row: { line, key: sak.sak_id, fingerprint: digest([sak, moeter]), kind, sak, moeter },
  };
}

function dokumentRow(line: number, dokument: DokumentLinje): ParsedRow {
  const key = `dokument:${dokument.filtype}/${dokument.domstolInitialer}/${dokument.filNavn}`;
  return { line, key, fingerprint: digest(dokument), kind: 'dokument', dokument };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

function isDokument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'filtype' in value;
}

const rawIdSchema = z.looseObject({ sakId: z.unknown(), saksnummer: z.unknown() });
/** As much of an id as can safely stand in a report. */
function rawId(value: unknown): string | null {
  const read = rawIdSchema.safeParse(value);
  if (!read.success) return null;
  const id = [read.data.sakId, read.data.saksnummer].find((part) => typeof part === 'string');
  return typeof id === 'string' ? id.slice(0, 100) : null;
}

function refused(line: number, id: string | null, error: z.ZodError): Parsed {
  const rejects = error.issues.slice(0, 20).map((issue) => ({
    line,
    field: issue.path.join('.') || null,
    reason: issue.message,
    id,
  }));
  return { rejects };
}

function rejected(line: number, id: string | null, field: string | null, reason: string): Parsed {
  return { rejects: [{ line, field, reason, id }] };
}

/** Node quotes the text around a fault, which may hold a name: only what and where is kept. */
function jsonProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /at position \d+/.exec(message)?.[0] ?? 'it ends too early or holds something else';
}
