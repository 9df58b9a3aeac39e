import { linesOf, PAGE_TEXTS } from '#domain/sak-texts.ts';
import { type Rettsmoete, type Sak, parseSaksnummer } from '#domain/sak.ts';
import { documentJson } from './document-json.ts';
import { createVocabulary, documentText, type Vocabulary } from './document-text.ts';
import {
  domstol,
  hearingTypes,
  names,
  NO_TEXT,
  parties,
  proseOf,
  sakenGjelder,
  sakstypeText,
  withRooms,
} from './field-texts.ts';
import type { TextField } from './query.ts';
import type { IndexedFile, IndexedMoete, SakDocument } from './sak-document.ts';
import {
  digest,
  digestSource,
  type SakSource,
  type SourceFile,
  type SourceMoete,
  saler,
  sourceMoete,
  sourceOf,
} from './sak-source.ts';
import type { Forhold } from './text/forhold.ts';
import { indexSaksnummer } from './text/saksnummer/saksnummer.ts';
import { remembered } from './text/remembered.ts';
import type { IndexedText } from './text/tokenize.ts';

/** A document with the version of its case, which orders writes. */
export interface VersionedDocument {
  readonly versjon: number;
  readonly document: SakDocument;
  /** The document as JSON, as it is hashed and as Elasticsearch gets it. */
  readonly json: string;
  /** What `verify` compares: `sourceHash`, and after it a digest of the document. */
  readonly hash: string;
}

/**
 * The case as it may be indexed at `now`, without hidden names and expired files (docs/PRODUCT.md, "What is hidden,
 * and when"). Equal documents have equal hashes, whatever their version and the order of rows in Postgres.
 */
export function buildDocument(sak: Sak, now: Date): VersionedDocument {
  const source = sourceOf(sak, now);
  const document = documentOf(source);
  const json = documentJson(document);
  return { versjon: sak.versjon, document, json, hash: digestSource(source) + digest(json) };
}

/** With what the hash of the case's document begins at `now`: enough to see whether it is still right, without building it. */
export function sourceHash(sak: Sak, now: Date): string {
  return digestSource(sourceOf(sak, now));
}

/** A field that is missing here does not compile; document-json.ts writes it. */
function documentOf(source: SakSource): SakDocument {
  const kode = parseSaksnummer(source.saksnummer)?.type ?? null;
  return {
    sakId: source.sakId,
    domstolId: source.domstolId,
    domstolSortering: courtKey(source.domstolNavn),
    foerstSett: new Date(source.foerstSett).toISOString(),
    berammetDag: source.berammetDag,
    parterSkjulesFra: source.parterSkjulesFra === null ? null : iso(source.parterSkjulesFra),
    tekst: {
      saksnummer: indexSaksnummer(source.saksnummer),
      domstol: withRooms(domstol(source.domstolNavn, source.domstolSoekenavn), source.saler),
      sakenGjelder: sakenGjelder(source.tema),
      sakstype: sakstypeText(source.sakstype, kode, forholdOf(source)),
      parter: source.parter === null ? NO_TEXT : parties(source.parter),
      ...pageTexts(source),
      rettsmoetetype: hearingTypes(source.rettsmoeter.map(({ type }) => type)),
    } satisfies Record<TextField, IndexedText>,
    sakstypeNavn: source.sakstype?.trim() || null,
    kode,
    begrensninger: source.begrensninger,
    rettsmoeter: source.rettsmoeter.map(toMoete),
    tiltaler: toFiles(source.tiltaler),
    avgjoerelser: toFiles(source.avgjoerelser),
  };
}

/** What holds for the case, and none of its texts says. */
function forholdOf({ begrensninger, moeteUtfall, berammetDag }: SakSource): readonly Forhold[] {
  return [
    ...begrensninger,
    ...moeteUtfall,
    ...(berammetDag === null ? [] : ['ikkeBerammet' as const]),
  ];
}

/** The texts that only the page of a case shows, as their words are searched (domain/sak-felt.ts). */
function pageTexts({ texts }: SakSource) {
  return Object.fromEntries(
    PAGE_TEXTS.map(({ key, field, kind }) => {
      const lines = linesOf(texts[field]);
      return [key, kind === 'prose' ? proseOf(lines) : names(lines)];
    }),
  ) as Record<(typeof PAGE_TEXTS)[number]['key'], IndexedText>;
}

/** The same with more hearings. Nothing else follows from these, above all not until when names may be shown. */
export function withMoeter(document: SakDocument, moeter: readonly Rettsmoete[]): SakDocument {
  const more = moeter.map((moete) => toMoete(sourceMoete(moete)));
  const rettsmoeter = [...document.rettsmoeter, ...more];
  const rettsmoetetype = hearingTypes(rettsmoeter.map(({ typeNavn }) => typeNavn));
  const domstol = withRooms(document.tekst.domstol, saler(moeter));
  return { ...document, rettsmoeter, tekst: { ...document.tekst, domstol, rettsmoetetype } };
}

function toMoete({ start, slutt, type }: SourceMoete): IndexedMoete {
  return { start: iso(start), slutt: iso(slutt), type: hearingTypes([type]), typeNavn: type };
}

function toFiles(filer: readonly SourceFile[]): IndexedFile[] {
  if (filer.length === 0) return [];
  const vocabulary = createVocabulary();
  return filer.map((fil) => ({
    skjulesFra: iso(fil.skjulesFra),
    publiseringsdato: fil.publiseringsdato,
    avgivelsesdato: fil.avgivelsesdato,
    ...tekstOf(fil, vocabulary),
  }));
}

/** The text of a file. One without words has nothing to hide. */
function tekstOf(
  { tekst, tekstSkjulesFra }: SourceFile,
  vocabulary: Vocabulary,
): Pick<IndexedFile, 'tekst' | 'begynnelse' | 'ofte' | 'tekstSkjulesFra'> {
  if (tekst === null || tekstSkjulesFra === null) return NOT_SEARCHABLE;
  const words = documentText(tekst, vocabulary);
  if (words.tekst.segments.length === 0) return NOT_SEARCHABLE;
  return { ...words, tekstSkjulesFra: iso(tekstSkjulesFra) };
}

const NOT_SEARCHABLE = {
  ...{ tekst: NO_TEXT, begynnelse: NO_TEXT, ofte: NO_TEXT },
  tekstSkjulesFra: null,
};

/** Throws for what is no instant. Courts sit at the same few thousand times, and what ends then or by the day is no more than that. */
const iso = remembered((ms: number) => new Date(ms).toISOString(), 5_000);

/** There are some hundred courts. */
const courtKey = remembered(norwegianSortKey, 1_000);

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
