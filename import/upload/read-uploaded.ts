import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Importfil } from '#db/importfil/read.ts';
import { readImportfil } from '#db/importfil/read.ts';
import { readSaker } from '#db/sak/saker.ts';
import type { AvvistGrunn, Tegnsett } from '#domain/importer.ts';
import type { Sak } from '#domain/sak.ts';
import { type AbsentCase, readAbsent } from '#import/absent.ts';
import { Batcher } from '#import/batcher.ts';
import { loadCourts } from '#import/courts.ts';
import { decoderFor, tegnsettOf } from '#import/encoding.ts';
import type { Finding } from '#import/findings.ts';
import { type Parsed, type ParsedRow, parseRow, type Reject } from '#import/parse-row.ts';
import { HEAD } from '#import/read-file.ts';
import { readIn, type Removed } from '#import/read-in.ts';
import { ImportRecord, type Outcome } from '#import/record.ts';
import { createSeen, dropSeen, sessionWithin } from '#import/session.ts';

import { type CaseState, keepSteps, readStates } from './state.ts';

/** A court list that an administrator has chosen in the browser. */
interface UploadedList {
  readonly fil: string;
  readonly bytes: Buffer;
  /** As `--complete` and `--yes` of the command. */
  readonly komplett: boolean;
  readonly likevel: boolean;
}

/** A case of the list: where it stands there, and the case before and after; null when it was not there, or is hidden. */
export interface ReadCase {
  readonly sakId: string;
  readonly linje: number;
  readonly saksnummer: string;
  readonly foer: Sak | null;
  readonly etter: Sak | null;
}

/** What came of a list. */
export interface ReadList {
  readonly importfil: Importfil;
  readonly tegnsett: Tegnsett;
  readonly outcome: Outcome;
  readonly removed: Removed;
  readonly nye: readonly ReadCase[];
  readonly endret: readonly ReadCase[];
  /** Cases of its courts and days that the list lacks; `erSlettet`: they are gone with their last hearing. */
  readonly borte: readonly (AbsentCase & { readonly erSlettet: boolean })[];
  readonly avvist: readonly Reject[];
  readonly funn: readonly (Finding & { readonly saksnummer: string | null })[];
  /** Tells one result from another: by the file, the choices, and each case before and after. */
  readonly print: string;
}

/** No row of the file can be read: it is something else than a list. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
  readonly linje: number | null;
  readonly grunn: AvvistGrunn | null;

  /** Without a line the file has no rows. */
  constructor(first: Reject | null) {
    super('the file is no list');
    this.linje = first?.line ?? null;
    this.grunn = first?.grunn ?? null;
  }
}

/** Documents lie beside the file of the command. */
const NO_FILE = {
  ...{ field: 'fil', reason: 'has no file: documents come by the command' },
  grunn: 'fil_mangler',
} as const;

/**
 * Reads a list in, by what the command does too, and keeps each case that it changes as it was. All in `trx`: rolled back, this is
 * the preview, which therefore says what the import does.
 */
export async function readUploaded(
  trx: Knex,
  list: UploadedList,
  { now, av }: { readonly now: Date; readonly av: Buffer },
): Promise<ReadList> {
  const watch = new Watch();
  const { format, tegnsett, record, batcher, removed } = await imported(trx, list, {
    ...{ now, av, watch },
  });
  const first = watch.rejects[0] ?? null;
  const { outcome } = batcher;
  const good = outcome.created + outcome.changed + outcome.unchanged;
  if (good === 0 && (first === null || UNREADABLE.has(first.grunn)))
    throw new UnreadableList(first);
  const isRemoved = list.komplett && removed.completeRefused === null;
  const borte = list.komplett || format === 'liste' ? watch.absent : [];
  const written = [...watch.created, ...watch.changed];
  const touched = [...new Set([...written, ...(isRemoved ? borte.map((one) => one.sakId) : [])])];
  const after = await readStates(trx, touched);
  await keepSteps(
    trx,
    record.id,
    touched.map((sakId) => ({
      sakId,
      foer: watch.states.get(sakId)?.foer ?? null,
      avtrykk: after.get(sakId)?.avtrykk ?? null,
      bart: after.get(sakId)?.bart ?? null,
    })),
    now,
  );
  const etter = new Map((await readSaker(trx, written)).map((sak) => [sak.sakId, sak]));
  const ofCase = (sakId: string): ReadCase => ({
    ...{ sakId, foer: watch.saker.get(sakId) ?? null, etter: etter.get(sakId) ?? null },
    ...watch.rows.get(sakId)!,
  });
  const prints = touched.map((sakId) => [
    ...[sakId, watch.states.get(sakId)?.avtrykk ?? null, after.get(sakId)?.avtrykk ?? null],
    // Hidden meanwhile, or shown again.
    ...[watch.saker.has(sakId), etter.has(sakId)],
  ]);
  const byLine = (a: { readonly line: number }, b: { readonly line: number }) => a.line - b.line;
  const numbers = new Map([...watch.rows.values()].map((row) => [row.linje, row.saksnummer]));
  return {
    ...{ importfil: (await readImportfil(trx, record.id))!, tegnsett, outcome, removed },
    nye: watch.created.map(ofCase).sort((a, b) => a.linje - b.linje),
    endret: watch.changed.map(ofCase).sort((a, b) => a.linje - b.linje),
    borte: borte.map((one) => ({ ...one, erSlettet: isRemoved && !after.has(one.sakId) })),
    avvist: [...watch.rejects].sort(byLine),
    funn: [...watch.findings]
      .sort(byLine)
      .map((one) => ({ ...one, saksnummer: numbers.get(one.line) ?? null })),
    print: createHash('sha256')
      .update(list.bytes)
      .update(JSON.stringify([list.komplett, list.likevel, outcome, removed, borte, prints]))
      .digest('base64url'),
  };
}

const UNREADABLE: ReadonlySet<AvvistGrunn> = new Set([
  'ikke_json',
  'feil_tegnsett',
  'for_lang_rad',
  'avkuttet',
]);

async function imported(
  trx: Knex,
  list: UploadedList,
  { now, av, watch }: { readonly now: Date; readonly av: Buffer; readonly watch: Watch },
) {
  const open = () => Readable.from([list.bytes]);
  const tegnsett = await tegnsettOf(open());
  const format = HEAD.test(list.bytes.toString('latin1')) ? 'liste' : 'linjer';
  const reading = { decode: decoderFor(tegnsett), complete: list.komplett };
  const context = { format, courts: await loadCourts(trx), now } as const;
  const session = sessionWithin(trx);
  await createSeen(trx);
  const record = await ImportRecord.beginUnseen(session, {
    ...{ file: list.fil, tegnsett, begynt: now, lastetOppAv: av },
  });
  const batcher = new Batcher(
    {
      ...{ lager: null, now, isList: format === 'liste' || list.komplett },
      onWritten: (_, { createdIds = [], changedIds = [] }) => {
        watch.created.push(...createdIds);
        watch.changed.push(...changedIds);
        return Promise.resolve();
      },
      beforeWriting: (inner, rows) =>
        watch.see(
          inner,
          rows.map(({ sak }) => sak.sak_id),
        ),
    },
    list.fil,
    {
      rejects: { add: async (lines) => void watch.rejects.push(...lines) },
      findings: { add: async (lines) => void watch.findings.push(...lines) },
      record,
    },
  );
  const removed = await readIn({
    ...{ batcher, record, now, reading, open, clock: () => now, isList: format === 'liste' },
    options: { complete: list.komplett, yes: list.likevel },
    parse: (raw) => watch.note(withoutDocument(parseRow(raw, context))),
    beforeRemoval: async (inner, coverage) => {
      watch.absent.push(...(await readAbsent(inner, coverage)));
      await watch.see(
        inner,
        watch.absent.map(({ sakId }) => sakId),
      );
    },
  });
  await dropSeen(trx);
  return { format, tegnsett, record, batcher, removed };
}

function withoutDocument(parsed: Parsed): Parsed {
  if (!('row' in parsed) || parsed.row.kind !== 'dokument') return parsed;
  const { line, dokument } = parsed.row;
  const { filtype, domstolInitialer, sakId, saksnummer } = dokument;
  return {
    rejects: [{ line, id: sakId ?? saksnummer ?? null, ...NO_FILE }],
    about: {
      innhold: filtype === 'tiltale' ? 'tiltaler' : 'avgjoerelser',
      domstolId: domstolInitialer,
    },
  };
}

/** What is seen while a list is read in. */
class Watch {
  readonly states = new Map<string, CaseState>();
  readonly saker = new Map<string, Sak>();
  readonly rows = new Map<string, { readonly linje: number; readonly saksnummer: string }>();
  readonly created: string[] = [];
  readonly changed: string[] = [];
  readonly absent: AbsentCase[] = [];
  readonly rejects: Reject[] = [];
  readonly findings: Finding[] = [];
  private readonly seen = new Set<string>();

  note(parsed: Parsed): Parsed {
    if ('row' in parsed) this.noteRow(parsed.row);
    return parsed;
  }

  private noteRow(row: ParsedRow): void {
    if (row.kind === 'dokument' || this.rows.has(row.sak.sak_id)) return;
    const { sak_id, saksnummer } = row.sak;
    this.rows.set(sak_id, { linje: row.line, saksnummer });
  }

  /** Keeps these cases as they are before the list writes them. */
  async see(trx: Knex, sakIds: readonly string[]): Promise<void> {
    const unseen = sakIds.filter((sakId) => !this.seen.has(sakId));
    for (const sakId of unseen) this.seen.add(sakId);
    for (const [sakId, state] of await readStates(trx, unseen)) this.states.set(sakId, state);
    for (const sak of await readSaker(trx, unseen)) this.saker.set(sak.sakId, sak);
  }
}
