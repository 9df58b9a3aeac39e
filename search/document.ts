import { createHash } from 'node:crypto';
import {
  BEGRENSNINGER,
  type BegrensningType,
  type Dokument,
  type Filtype,
  type Rettsmoete,
  SAKSTYPER,
  type Sak,
  isSakstypeKode,
  parseSaksnummer,
} from '#domain/sak.ts';
import { NAME_HIDDEN } from '#domain/names/names-in-text.ts';
import { type Day, osloDay } from '#domain/time.ts';
import {
  activeBegrensninger,
  dokumentHiddenFrom,
  isTekstSearchable,
  parterHiddenFrom,
  tekstHiddenFrom,
  visibleFiles,
} from '#domain/visibility.ts';
import { createVocabulary, documentText, type Vocabulary } from './document-text.ts';
import type { TextField } from './query.ts';
import { indexSaksnummer, mark } from './text/saksnummer/saksnummer.ts';
import { type IndexedText, tokenize, tokens } from './text/tokenize.ts';
import { indexWord } from './text/words.ts';

export interface IndexedMoete {
  /** ISO instants, UTC. */
  readonly start: string;
  readonly slutt: string;
  readonly type: IndexedText;
  /** As the court wrote it, trimmed: a value of the facet. */
  readonly typeNavn: string | null;
}

export interface IndexedFile {
  /** ISO instant, UTC. */
  readonly skjulesFra: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  /** The text of the file; empty when it was hidden at the time of building, or not extracted. */
  readonly tekst: IndexedText;
  /** ISO instant, UTC: the file expires or the names are hidden, whichever is first; null when `tekst` is empty. */
  readonly tekstSkjulesFra: string | null;
}

/**
 * What the index stores about a case: tokens, dates and keys, never text to show. Hits are returned as ids; what is
 * shown is read from Postgres and passes through the one presenter.
 */
export interface SakDocument {
  readonly sakId: string;
  readonly domstolId: string;
  /** A key for the court's name whose byte order is Norwegian alphabetical order. */
  readonly domstolSortering: string;
  /** ISO instant, UTC. */
  readonly foerstSett: string;
  /**
   * The day on which a case-API case without hearings is listed under berammede saker: the Oslo day on which it was
   * first seen (docs/decisions/0006). null for all other cases.
   */
  readonly berammetDag: Day | null;
  /** ISO instant, UTC; null when the parties are hidden, and then `tekst.parter` is empty. */
  readonly parterSkjulesFra: string | null;
  readonly tekst: Readonly<Record<TextField, IndexedText>>;
  /** Values of the facets: the case type as the court wrote it, and the type code of the case number. */
  readonly sakstypeNavn: string | null;
  readonly kode: string | null;
  /** Restrictions that apply to the case, one of its hearings or an available file; in the order of BEGRENSNINGER. */
  readonly begrensninger: readonly BegrensningType[];
  readonly rettsmoeter: readonly IndexedMoete[];
  /** Only files that were available when the document was built. */
  readonly tiltaler: readonly IndexedFile[];
  readonly avgjoerelser: readonly IndexedFile[];
}

/** A document with the version of its case, which orders writes, and its content hash, which `verify` compares. */
export interface VersionedDocument {
  readonly versjon: number;
  readonly hash: string;
  readonly document: SakDocument;
}

/** How each field of the document is built. A field of `SakDocument` that is missing here does not compile. */
const FIELDS: { readonly [F in keyof SakDocument]: (sak: Sak, now: Date) => SakDocument[F] } = {
  sakId: (sak) => sak.sakId,
  domstolId: (sak) => sak.domstolId,
  domstolSortering: (sak) => norwegianSortKey(sak.domstolNavn),
  foerstSett: (sak) => sak.foerstSett.toISOString(),
  berammetDag: (sak) =>
    sak.erHentetFraSakApi && sak.rettsmoeter.length === 0 ? osloDay(sak.foerstSett) : null,
  parterSkjulesFra: (sak, now) => parterSkjulesFra(sak, now)?.toISOString() ?? null,
  tekst: (sak, now) => mapRecord(TEKST, (build) => build(sak, now)),
  sakstypeNavn: (sak) => sak.sakstype?.trim() || null,
  kode: (sak) => parseSaksnummer(sak.saksnummer)?.type ?? null,
  begrensninger,
  rettsmoeter: (sak) => sak.rettsmoeter.map(toMoete).sort(byContent),
  tiltaler: (sak, now) => filesOf(sak, 'tiltale', now),
  avgjoerelser: (sak, now) => filesOf(sak, 'avgjoerelse', now),
};

const TEKST: Readonly<Record<TextField, (sak: Sak, now: Date) => IndexedText>> = {
  saksnummer: (sak) => indexSaksnummer(sak.saksnummer),
  domstol,
  // Always without the parties' names, which have a field of their own: a name in the subject is behind no gate.
  sakenGjelder: (sak) => prose((sak.saksTemaUtenNavn ?? sak.saksTema)?.split(NAME_HIDDEN) ?? []),
  sakstype: (sak) => sakstypeText(sak.sakstype, sak.saksnummer),
  parter: (sak, now) => names(parterSkjulesFra(sak, now) ? lines(sak.parter) : []),
  advokat: (sak) => names(lines(sak.advokat)),
  bistandsadvokat: (sak) => names(sak.bistandsadvokater),
  dommer: (sak) => names(lines(sak.rettensAdministrator)),
  rettsmoetetype: (sak) => prose(sak.rettsmoeter.map((moete) => moete.rettsmoetetype)),
};

/**
 * The case as it may be indexed at `now`, without hidden names and expired files (docs/PRODUCT.md, "What is hidden,
 * and when"). Equal documents have equal hashes, whatever their version.
 */
export function buildDocument(sak: Sak, now: Date): VersionedDocument {
  const document = mapRecord(FIELDS, (build) => build(sak, now)) as unknown as SakDocument;
  return { versjon: sak.versjon, hash: hashOf(document), document };
}

function parterSkjulesFra(sak: Sak, now: Date): Date | null {
  const from = parterHiddenFrom(sak);
  return !sak.parter || from === 'always' || from <= now ? null : from;
}

function begrensninger(sak: Sak, now: Date): BegrensningType[] {
  const files = FILTYPER.flatMap((filtype) => visibleFiles(sak, filtype, now).filer);
  const parts = [...sak.rettsmoeter, ...files].flatMap((part) => part.begrensninger);
  const all = new Set([...activeBegrensninger(sak, now).map(({ type }) => type), ...parts]);
  return BEGRENSNINGER.filter((type) => all.has(type));
}

const FILTYPER = ['tiltale', 'avgjoerelse'] as const;

function toMoete(moete: Rettsmoete): IndexedMoete {
  return {
    start: moete.start.toISOString(),
    slutt: moete.slutt.toISOString(),
    type: prose([moete.rettsmoetetype]),
    typeNavn: moete.rettsmoetetype?.trim() || null,
  };
}

function filesOf(sak: Sak, filtype: Filtype, now: Date): IndexedFile[] {
  const vocabulary = createVocabulary();
  return visibleFiles(sak, filtype, now)
    .filer.map((fil) => ({
      skjulesFra: dokumentHiddenFrom(fil, sak).toISOString(),
      publiseringsdato: fil.publiseringsdato,
      avgivelsesdato: fil.avgivelsesdato,
      ...tekstOf(fil, sak, now, vocabulary),
    }))
    .sort(byContent);
}

/** The text of a file, while it may be searched. */
function tekstOf(
  fil: Dokument,
  sak: Sak,
  now: Date,
  vocabulary: Vocabulary,
): Pick<IndexedFile, 'tekst' | 'tekstSkjulesFra'> {
  const from = tekstHiddenFrom(fil, sak);
  const tekst = isTekstSearchable(fil, sak, now)
    ? documentText(fil.tekst ?? '', vocabulary)
    : NO_TEXT;
  if (from === 'always' || tekst.segments.length === 0)
    return { tekst: NO_TEXT, tekstSkjulesFra: null };
  return { tekst, tekstSkjulesFra: from.toISOString() };
}

/** Sorts rows that have no order of their own, so that their order does not change the hash. */
function byContent(a: object, b: object): number {
  return compare(JSON.stringify(a), JSON.stringify(b));
}

function lines(text: string | null): string[] {
  return text?.split(/\r?\n/) ?? [];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function mapRecord<K extends string, F, V>(
  record: Readonly<Record<K, F>>,
  value: (from: F) => V,
): Record<K, V> {
  return Object.fromEntries(
    Object.entries<F>(record).map(([key, from]) => [key, value(from)]),
  ) as Record<K, V>;
}

function hashOf(document: SakDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}

/** JSON with sorted keys, so that the order of fields does not change the hash. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => compare(a, b)))
      : inner,
  );
}

const NO_TEXT: IndexedText = { segments: [], lemmas: [], stems: [] };

/** Names are folded and never stemmed; each text is a segment of its own. */
function names(texts: readonly (string | null)[]): IndexedText {
  const segments = texts.map((text) => tokenize(text ?? '').join(' '));
  return { segments: uniqueSorted(segments), lemmas: [], stems: [] };
}

/** The names of the court, and the addresses of the hearings. */
function domstol(sak: Sak): IndexedText {
  const addresses = sak.rettsmoeter.map(({ rettsalAdresse }) => rettsalAdresse);
  return names([sak.domstolNavn, ...sak.domstolSoekenavn, ...addresses]);
}

/** Norwegian text, found by its words, by their lemmas and by the parts of compounds. */
function prose(texts: readonly (string | null)[]): IndexedText {
  const segments: string[] = [];
  const lemmas: string[] = [];
  const stems = new Set<string>();
  for (const text of texts) {
    const found = tokens(text ?? '');
    const words = found.map(({ written }) => indexWord(written));
    segments.push(found.map(({ token }) => token).join(' '));
    lemmas.push(words.map(({ lemma }) => lemma).join(' '));
    for (const { lemma, keys } of words) for (const key of [lemma, ...keys]) stems.add(key);
  }
  return {
    segments: uniqueSorted(segments),
    lemmas: uniqueSorted(lemmas),
    stems: [...stems].sort(),
  };
}

/** The case type as the court wrote it, the name of the code in the case number, and the code itself. */
function sakstypeText(sakstype: string | null, saksnummer: string): IndexedText {
  const code = parseSaksnummer(saksnummer)?.type ?? null;
  const meaning = code !== null && isSakstypeKode(code) ? SAKSTYPER[code] : null;
  const text = prose([sakstype, meaning]);
  return code === null ? text : { ...text, stems: [...text.stems, mark.type(code)].sort() };
}

/** Segments without duplicates and empty ones; sorted, because their order has no meaning. */
function uniqueSorted(segments: readonly string[]): string[] {
  return [...new Set(segments)].filter((segment) => segment !== '').sort();
}

/** æ, ø and å sort after z, as the bytes of these three characters do. */
const AFTER_Z: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}' };

/** A key for a name whose byte order is Norwegian alphabetical order: case and accents are ignored, aa is å. */
export function norwegianSortKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/aa/g, 'å')
    .replace(/[æäøöå]/g, (letter) => AFTER_Z[letter] ?? letter)
    .replace(/đ/g, 'd')
    .replace(/ŋ/g, 'n')
    .replace(/ŧ/g, 't')
    .normalize('NFD')
    .replace(/[^a-z0-9{|} ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}
