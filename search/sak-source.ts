import { hash } from 'node:crypto';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { byField, PAGE_TEXTS, type PageTexts } from '#domain/sak-texts.ts';
import type {
  BegrensningType,
  Dokument,
  Filtype,
  MoeteUtfall,
  Rettsmoete,
  Sak,
} from '#domain/sak.ts';
import { type Day, osloDay } from '#domain/time.ts';
import {
  begrensningerMed,
  dokumentHiddenFrom,
  parterHiddenFrom,
  tekstHiddenFrom,
  visibleFiles,
} from '#domain/visibility.ts';
import { namesOfRoom, roomsIn } from './text/forhold.ts';
import { remembered } from './text/remembered.ts';

/**
 * What a document is made of: a case as the rules leave it at an instant. Every text but `parter` is always without the parties'
 * names: they would be behind no gate. The document follows from this alone, without the case
 * and the instant, so equal sources have equal documents. Instants are milliseconds since 1970.
 */
export type SakSource = {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolId: string;
  readonly domstolNavn: string;
  /** All other names of the court, the addresses of the hearings, and the names of their rooms. */
  readonly domstolSoekenavn: readonly string[];
  /** Numbers and letters of the rooms of the hearings. */
  readonly saler: readonly string[];
  readonly foerstSett: number;
  readonly berammetDag: Day | null;
  readonly sakstype: string | null;
  readonly tema: string | null;
  /** Of the names; null when they are hidden, or there are none. */
  readonly parterSkjulesFra: number | null;
  /** null when they are hidden. */
  readonly parter: string | null;
  readonly texts: PageTexts;
  readonly begrensninger: readonly BegrensningType[];
  readonly moeteUtfall: readonly MoeteUtfall[];
  readonly rettsmoeter: readonly SourceMoete[];
  /** Those that may be shown. */
  readonly tiltaler: readonly SourceFile[];
  readonly avgjoerelser: readonly SourceFile[];
};

export type SourceMoete = {
  readonly start: number;
  readonly slutt: number;
  /** Trimmed; null when it says nothing. */
  readonly type: string | null;
};

export type SourceFile = {
  readonly skjulesFra: number;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  /** null when the text may not be searched, or is not known. */
  readonly tekst: string | null;
  /** null without a text. */
  readonly tekstSkjulesFra: number | null;
};

/** It is in the court's register, and no hearing of it is known (docs/decisions/0006). */
export function isListedWithoutHearing(
  sak: Pick<Sak, 'erHentetFraSakApi' | 'rettsmoeter'>,
): boolean {
  return sak.erHentetFraSakApi && sak.rettsmoeter.length === 0;
}

/** What the document of the case is made of at `now` (docs/PRODUCT.md, "What is hidden, and when"). */
export function sourceOf(stored: Sak, now: Date): SakSource {
  const sak = sakWithoutNames(stored);
  const hiddenFrom = parterSkjulesFra(sak, now);
  const tiltaler = filesAt(sak, 'tiltale', now);
  const avgjoerelser = filesAt(sak, 'avgjoerelse', now);
  return {
    sakId: sak.sakId,
    saksnummer: sak.saksnummer,
    domstolId: sak.domstolId,
    domstolNavn: sak.domstolNavn,
    domstolSoekenavn: [...sak.domstolSoekenavn, ...steder(sak.rettsmoeter)],
    saler: saler(sak.rettsmoeter),
    foerstSett: sak.foerstSett.getTime(),
    berammetDag: isListedWithoutHearing(sak) ? osloDay(sak.foerstSett) : null,
    sakstype: sak.sakstype,
    tema: sak.saksTema,
    parterSkjulesFra: hiddenFrom,
    parter: hiddenFrom === null ? null : sak.parter,
    texts: byField(PAGE_TEXTS, ({ field }) => sak[field]) as PageTexts,
    begrensninger: begrensningerMed(sak, [...sak.rettsmoeter, ...tiltaler, ...avgjoerelser], now),
    moeteUtfall: sak.moeteUtfall,
    rettsmoeter: sak.rettsmoeter.map(sourceMoete).sort(byHearing),
    tiltaler: toFiles(tiltaler, sak, now),
    avgjoerelser: toFiles(avgjoerelser, sak, now),
  };
}

export function sourceMoete({ start, slutt, rettsmoetetype }: Rettsmoete): SourceMoete {
  return {
    start: start.getTime(),
    slutt: slutt.getTime(),
    type: rettsmoetetype?.trim() || null,
  };
}

/** A digest of the source; all of it, so that a field that is added above is in it too. */
export function digestSource(source: SakSource): string {
  return digest(written(source));
}

/** What can be written (`written`): a field of another kind does not compile. */
type Value = string | number | null | readonly Value[] | { readonly [field: string]: Value };

/**
 * Each value with its length or its end, so that no two sources are written alike. `JSON.stringify` says as much, and takes twice
 * as long.
 */
function written(value: Value): string {
  if (value === null) return '~';
  if (typeof value === 'string') return `${value.length}:${value}`;
  if (typeof value === 'number') return `${value};`;
  let text = '';
  if (isList(value)) {
    for (const one of value) text += written(one);
    return `${value.length}[${text}`;
  }
  for (const field in value) text += written(value[field]!);
  return text;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** 144 bits of SHA-256: no two cases of a country ever have the same. */
export function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 24);
}

function parterSkjulesFra(sak: Sak, now: Date): number | null {
  if (!sak.parter) return null;
  const from = parterHiddenFrom(sak);
  return from === 'always' || from <= now ? null : from.getTime();
}

/** The files that may be shown at `now`. */
function filesAt(sak: Sak, filtype: Filtype, now: Date): readonly Dokument[] {
  return sak.dokumenter.length === 0 ? [] : visibleFiles(sak, filtype, now).filer;
}

function toFiles(filer: readonly Dokument[], sak: Sak, now: Date): SourceFile[] {
  return filer.map((fil) => toFile(fil, sak, now)).sort(byFile);
}

function toFile(fil: Dokument, sak: Sak, now: Date): SourceFile {
  const { publiseringsdato, avgivelsesdato } = fil;
  const days = { publiseringsdato, avgivelsesdato };
  const skjulesFra = dokumentHiddenFrom(fil, sak).getTime();
  const from = fil.tekst ? tekstHiddenFrom(fil, sak) : 'always';
  return from === 'always' || from <= now
    ? { skjulesFra, ...days, tekst: null, tekstSkjulesFra: null }
    : { skjulesFra, ...days, tekst: fil.tekst!, tekstSkjulesFra: from.getTime() };
}

/*
 * Rows have no order of their own, and it must not change the source. So they are put in an order of what they say; what is
 * equal in all of this is equal altogether.
 */

function steder(rettsmoeter: readonly Rettsmoete[]): readonly string[] {
  const found = new Set<string>();
  for (const { sal, rettsalAdresse } of rettsmoeter) {
    if (rettsalAdresse) found.add(rettsalAdresse);
    for (const name of knownNames(sal ?? '')) found.add(name);
  }
  return found.size <= 1 ? [...found] : [...found].sort();
}

export function saler(rettsmoeter: readonly Rettsmoete[]): readonly string[] {
  const found = new Set(rettsmoeter.flatMap(({ sal }) => knownRooms(sal ?? '')));
  return found.size <= 1 ? [...found] : [...found].sort();
}

const knownRooms = remembered(roomsIn, 5_000);
const knownNames = remembered(namesOfRoom, 5_000);

function byHearing(a: SourceMoete, b: SourceMoete): number {
  return a.start - b.start || a.slutt - b.slutt || compare(a.type ?? '', b.type ?? '');
}

function byFile(a: SourceFile, b: SourceFile): number {
  return (
    compare(a.publiseringsdato, b.publiseringsdato) ||
    compare(a.avgivelsesdato ?? '', b.avgivelsesdato ?? '') ||
    compare(a.tekst ?? '', b.tekst ?? '')
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
