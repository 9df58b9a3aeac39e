import { createHash } from 'node:crypto';
import { z } from 'zod';
import { memo } from '#db/memo.ts';
import { type ImportInnhold, safeFelt } from '#domain/importer.ts';
import { type BegrensningType, parseSaksnummer } from '#domain/sak.ts';
import { addOsloMonths, osloDay } from '#domain/time.ts';
import { fromLinje, fromListe, type Known, type MoeteRow, type SakRow } from './case-rows.ts';
import type { CourtIndex } from './courts.ts';
import { type Unmarked, withoutMarkings } from './findings.ts';
import { type Grunn, grunnOf, grunnOfProblem } from './reasons.ts';
import {
  type DokumentLinje,
  type ListeTreff,
  type SakLinje,
  dokumentLinje,
  listeTreff,
  sakLinje,
} from './schema.ts';
import type { RawRow } from './read-file.ts';

interface Row {
  readonly line: number;
  /** What makes the row unique in its file. */
  readonly key: string;
  /** Hash of the content: tells a repeated row from one with other content. */
  readonly fingerprint: string;
  /** The fields in which a graded address stood. */
  readonly graded: readonly string[];
}
export type ParsedRow =
  | (Row & {
      readonly kind: 'sak' | 'liste';
      readonly sak: SakRow;
      readonly moeter: readonly MoeteRow[];
      /** The number of the case that is appealed; a list does not say. */
      readonly ankeFra: string | null;
    })
  | (Row & { readonly kind: 'dokument'; readonly dokument: DokumentLinje });

/** Why a row was left out: nothing of what stands in it. */
export interface Reject extends Grunn {
  readonly line: number;
  readonly field: string | null;
  readonly reason: string;
  /** Its sakId or saksnummer as written, which nobody is told: a complete list has this case. Null when that is not known. */
  readonly id: string | null;
}

/** Of what a row is: as far as can be told of one that is refused. */
export interface About {
  readonly innhold: ImportInnhold | null;
  readonly domstolId: string | null;
}
export type Parsed =
  { readonly row: ParsedRow } | { readonly rejects: readonly Reject[]; readonly about: About };

interface ParseContext {
  readonly format: 'linjer' | 'liste';
  readonly courts: CourtIndex;
  /** The day for finding the court of a case without hearings. */
  readonly now: Date;
}

const dayOf = memo((time: number) => osloDay(new Date(time)));

/** Reads one row: an element of the public list, or a line that is a case or, with `filtype`, a document. */
export function parseRow(raw: RawRow, context: ParseContext): Parsed {
  if ('problem' in raw)
    return refuse(NOTHING, {
      ...{ line: raw.line, id: null, field: null },
      ...{ reason: raw.problem, grunn: grunnOfProblem(raw.problem) },
    });
  let value: unknown;
  try {
    value = JSON.parse(raw.json);
  } catch (error) {
    const reason = `is not JSON: ${jsonProblem(error)}`;
    return refuse(NOTHING, { line: raw.line, id: null, field: null, reason, grunn: 'ikke_json' });
  }
  const id = rawId(value);
  const { graded, value: unmarked } = withoutMarkings(value);
  if (context.format === 'linjer' && isDokument(value)) {
    const read = dokumentLinje.safeParse(unmarked);
    return read.success
      ? { row: dokumentRow(raw.line, read.data, graded) }
      : refused(raw.line, id, read.error, unmarked, context.courts);
  }
  return parseCase(raw.line, id, { value: unmarked, graded }, context);
}

function parseCase(
  line: number,
  id: string | null,
  { value, graded }: Unmarked,
  context: ParseContext,
): Parsed {
  const kind = context.format === 'liste' ? 'liste' : 'sak';
  const read = kind === 'liste' ? listeTreff.safeParse(value) : sakLinje.safeParse(value);
  if (!read.success) return refused(line, id, read.error, value, context.courts);
  const far = farAhead(read.data, context.now);
  if (far) return refuse(aboutOf(value, context.courts), { line, id, ...far });
  const known: Known =
    'rettsmoeteIntervaller' in read.data ? fromListe(read.data) : fromLinje(read.data);
  const { moeter, ankeFra } = known;
  const day = dayOf((moeter[0]?.start ?? context.now).getTime());
  const court = context.courts.resolve(known.sak.saksnummer, known.domstol, day);
  if ('reason' in court) return refuse(aboutOf(value, context.courts), { line, id, ...court });
  const begrensninger = restricted(known.sak.begrensninger, graded);
  const sak = { ...known.sak, begrensninger, domstol_id: court.domstolId };
  return {
    row: {
      ...{ line, key: sak.sak_id, fingerprint: digest([sak, moeter, ankeFra]), graded },
      ...{ kind, sak, moeter, ankeFra },
    },
  };
}

/** Years ahead that a hearing may be. */
const MAX_YEARS_AHEAD = 5;

/** A hearing that is so far ahead is a typing error, which would show the names until then. */
function farAhead(
  row: SakLinje | ListeTreff,
  now: Date,
): Pick<Reject, 'field' | 'reason' | 'grunn'> | null {
  const [list, moeter] =
    'rettsmoeteIntervaller' in row
      ? ['rettsmoeteIntervaller', row.rettsmoeteIntervaller]
      : ['møteliste', row.møteliste];
  const latest = addOsloMonths(now, 12 * MAX_YEARS_AHEAD);
  const at = moeter.findIndex(({ start }) => start > latest);
  if (at < 0) return null;
  return {
    field: `${list}.${at}.start`,
    reason: `is more than ${MAX_YEARS_AHEAD} years ahead`,
    grunn: 'for_langt_fram',
  };
}

function dokumentRow(line: number, given: DokumentLinje, graded: readonly string[]): ParsedRow {
  const dokument = { ...given, begrensninger: restricted(given.begrensninger, graded) };
  const key = `dokument:${dokument.filtype}/${dokument.domstolInitialer}/${dokument.filNavn}`;
  return { line, key, fingerprint: digest(dokument), graded, kind: 'dokument', dokument };
}

/** Whoever has a graded address has an identity to hide. */
function restricted(
  given: readonly BegrensningType[],
  graded: readonly string[],
): BegrensningType[] {
  const isHidden = graded.length > 0 || given.includes('skjultIdentitet');
  return [
    ...given.filter((type) => type !== 'skjultIdentitet'),
    ...(isHidden ? (['skjultIdentitet'] as const) : []),
  ];
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

function isDokument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'filtype' in value;
}

const maybe = z.unknown().optional();
const rawIdSchema = z.looseObject({ sakId: maybe, saksnummer: maybe });

/** The id as the row has it. */
function rawId(value: unknown): string | null {
  const read = rawIdSchema.safeParse(value);
  if (!read.success) return null;
  const id = [read.data.sakId, read.data.saksnummer].find((part) => typeof part === 'string');
  return typeof id === 'string' ? id.slice(0, 100) : null;
}

function refused(
  line: number,
  id: string | null,
  error: z.ZodError,
  value: unknown,
  courts: CourtIndex,
): Parsed {
  const rejects = error.issues.slice(0, 20).map((issue) => ({
    line,
    field: safeFelt(issue.path.join('.') || null),
    // The schema's message for these repeats the keys, which may be anything.
    reason: issue.code === 'unrecognized_keys' ? 'has a field that is not known' : issue.message,
    id,
    ...grunnOf(issue, value),
  }));
  return { rejects, about: aboutOf(value, courts) };
}

const NOTHING: About = { innhold: null, domstolId: null };

function refuse(about: About, reject: Reject): Parsed {
  return { rejects: [reject], about };
}

const rawSchema = z.looseObject({
  saksnummer: z.string().catch(''),
  filtype: z.string().nullable().catch(null),
  domstolInitialer: z.string().catch(''),
});

/** What a refused row seems to be of: its kind, and its court when it names one. */
function aboutOf(value: unknown, courts: CourtIndex): About {
  const read = rawSchema.safeParse(value);
  if (!read.success) return NOTHING;
  const { saksnummer, filtype, domstolInitialer } = read.data;
  const ids = [domstolInitialer, parseSaksnummer(saksnummer)?.court ?? ''];
  return { innhold: innholdOf(filtype), domstolId: ids.find(courts.isCourt) ?? null };
}

function innholdOf(filtype: string | null): ImportInnhold {
  if (filtype === null) return 'saker';
  return filtype.startsWith('t') ? 'tiltaler' : 'avgjoerelser';
}

/** Node's message quotes the text around a fault, which may hold a name: only the position is kept. */
function jsonProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /at position \d+/.exec(message)?.[0] ?? 'it ends too early or holds something else';
}
