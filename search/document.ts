import { hash } from 'node:crypto';
import {
  type Dokument,
  type Filtype,
  type Rettsmoete,
  type Sak,
  parseSaksnummer,
} from '#domain/sak.ts';
import { osloDay } from '#domain/time.ts';
import {
  begrensningerMed,
  dokumentHiddenFrom,
  isTekstSearchable,
  parterHiddenFrom,
  tekstHiddenFrom,
  visibleFiles,
} from '#domain/visibility.ts';
import { documentJson } from './document-json.ts';
import { createVocabulary, documentText, type Vocabulary } from './document-text.ts';
import {
  domstol,
  hearingTypes,
  lines,
  names,
  NO_TEXT,
  parties,
  sakenGjelder,
  sakstypeText,
} from './field-texts.ts';
import type { TextField } from './query.ts';
import type { IndexedFile, IndexedMoete, SakDocument } from './sak-document.ts';
import { indexSaksnummer } from './text/saksnummer/saksnummer.ts';
import { remembered } from './text/remembered.ts';
import type { IndexedText } from './text/tokenize.ts';

/** A document with the version of its case, which orders writes. */
export interface VersionedDocument {
  readonly versjon: number;
  readonly document: SakDocument;
  /** The document as JSON, as it is hashed and as Elasticsearch gets it. */
  readonly json: string;
  /** The hash of the content, which `verify` compares. */
  readonly hash: string;
}

/**
 * The case as it may be indexed at `now`, without hidden names and expired files (docs/PRODUCT.md, "What is hidden,
 * and when"). Equal documents have equal hashes, whatever their version and the order of rows in Postgres.
 */
export function buildDocument(sak: Sak, now: Date): VersionedDocument {
  const document = documentOf(sak, now);
  const json = documentJson(document);
  return { versjon: sak.versjon, document, json, hash: hash('sha256', json) };
}

/** A field that is missing here does not compile; document-json.ts writes it. */
function documentOf(sak: Sak, now: Date): SakDocument {
  const kode = parseSaksnummer(sak.saksnummer)?.type ?? null;
  const hiddenFrom = parterSkjulesFra(sak, now);
  const rettsmoeter = [...sak.rettsmoeter].sort(byHearing);
  const tiltaler = filesAt(sak, 'tiltale', now);
  const avgjoerelser = filesAt(sak, 'avgjoerelse', now);
  const isApiCase = sak.erHentetFraSakApi && rettsmoeter.length === 0;
  return {
    sakId: sak.sakId,
    domstolId: sak.domstolId,
    domstolSortering: courtKey(sak.domstolNavn),
    foerstSett: sak.foerstSett.toISOString(),
    berammetDag: isApiCase ? osloDay(sak.foerstSett) : null,
    parterSkjulesFra: hiddenFrom?.toISOString() ?? null,
    tekst: {
      saksnummer: indexSaksnummer(sak.saksnummer),
      domstol: domstol(sak),
      sakenGjelder: sakenGjelder(sak),
      sakstype: sakstypeText(sak.sakstype, kode),
      parter: hiddenFrom ? parties(sak.parter) : NO_TEXT,
      advokat: names(lines(sak.advokat)),
      bistandsadvokat: names(sak.bistandsadvokater),
      dommer: names(lines(sak.rettensAdministrator)),
      rettsmoetetype: hearingTypes(rettsmoeter.map(({ rettsmoetetype }) => rettsmoetetype)),
    } satisfies Record<TextField, IndexedText>,
    sakstypeNavn: sak.sakstype?.trim() || null,
    kode,
    begrensninger: begrensningerMed(sak, [...rettsmoeter, ...tiltaler, ...avgjoerelser], now),
    rettsmoeter: rettsmoeter.map(toMoete),
    tiltaler: toFiles(tiltaler, sak, now),
    avgjoerelser: toFiles(avgjoerelser, sak, now),
  };
}

function parterSkjulesFra(sak: Sak, now: Date): Date | null {
  if (!sak.parter) return null;
  const from = parterHiddenFrom(sak);
  return from === 'always' || from <= now ? null : from;
}

/** The same with more hearings. Nothing else follows from these, above all not until when names may be shown. */
export function withMoeter(document: SakDocument, moeter: readonly Rettsmoete[]): SakDocument {
  const rettsmoeter = [...document.rettsmoeter, ...moeter.map(toMoete)];
  const rettsmoetetype = hearingTypes(rettsmoeter.map(({ typeNavn }) => typeNavn));
  return { ...document, rettsmoeter, tekst: { ...document.tekst, rettsmoetetype } };
}

function toMoete({ start, slutt, rettsmoetetype }: Rettsmoete): IndexedMoete {
  return {
    start: start.toISOString(),
    slutt: slutt.toISOString(),
    type: hearingTypes([rettsmoetetype]),
    typeNavn: rettsmoetetype?.trim() || null,
  };
}

/** The files that may be shown at `now`, in an order that follows from what they say. */
function filesAt(sak: Sak, filtype: Filtype, now: Date): Dokument[] {
  if (sak.dokumenter.length === 0) return [];
  return [...visibleFiles(sak, filtype, now).filer].sort(byFile);
}

function toFiles(filer: readonly Dokument[], sak: Sak, now: Date): IndexedFile[] {
  if (filer.length === 0) return [];
  const vocabulary = createVocabulary();
  return filer.map((fil) => ({
    skjulesFra: dokumentHiddenFrom(fil, sak).toISOString(),
    publiseringsdato: fil.publiseringsdato,
    avgivelsesdato: fil.avgivelsesdato,
    ...tekstOf(fil, sak, now, vocabulary),
  }));
}

/** The text of a file, while it may be searched. */
function tekstOf(
  fil: Dokument,
  sak: Sak,
  now: Date,
  vocabulary: Vocabulary,
): Pick<IndexedFile, 'tekst' | 'tekstSkjulesFra'> {
  if (!fil.tekst || !isTekstSearchable(fil, sak, now)) return NOT_SEARCHABLE;
  const from = tekstHiddenFrom(fil, sak);
  const tekst = documentText(fil.tekst, vocabulary);
  if (from === 'always' || tekst.segments.length === 0) return NOT_SEARCHABLE;
  return { tekst, tekstSkjulesFra: from.toISOString() };
}

const NOT_SEARCHABLE = { tekst: NO_TEXT, tekstSkjulesFra: null };

/*
 * Rows have no order of their own, and it must not change the hash. So they are put in an order of what they say; what is
 * equal in all of this gives equal parts of the document.
 */

function byHearing(a: Rettsmoete, b: Rettsmoete): number {
  return (
    a.start.getTime() - b.start.getTime() ||
    a.slutt.getTime() - b.slutt.getTime() ||
    compare(a.rettsmoetetype ?? '', b.rettsmoetetype ?? '')
  );
}

function byFile(a: Dokument, b: Dokument): number {
  return (
    compare(a.publiseringsdato, b.publiseringsdato) ||
    compare(a.avgivelsesdato ?? '', b.avgivelsesdato ?? '') ||
    compare(a.tekst ?? '', b.tekst ?? '')
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

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
