import type { IndexedFile, IndexedMoete, SakDocument } from './sak-document.ts';
import { TEXT_FIELDS } from './query.ts';
import { remembered } from './text/remembered.ts';
import type { IndexedText } from './text/tokenize.ts';

/**
 * The document as JSON, as Elasticsearch reads it with the fewest steps: what is empty is left out, a list of one is that one, and
 * stems, whose order says nothing, are one text. Words have only letters and digits, so nothing in them has to be escaped (a test
 * compares). No two documents are written alike, so it is hashed too.
 */
export function documentJson(document: SakDocument): string {
  const { tekst } = document;
  let texts = '';
  for (const name of TEXT_FIELDS) texts += field(name, text(tekst[name]));
  return object(
    `,"sakId":${any(document.sakId)}${field('domstolId', known(document.domstolId))}` +
      `${field('domstolSortering', known(document.domstolSortering))},"foerstSett":"${document.foerstSett}"` +
      `${field('berammetDag', plain(document.berammetDag))}` +
      `${field('parterSkjulesFra', plain(document.parterSkjulesFra))}${field('tekst', object(texts))}` +
      `${field('sakstypeNavn', known(document.sakstypeNavn))}${field('kode', known(document.kode))}` +
      `${field('begrensninger', words(document.begrensninger))}` +
      `${field('rettsmoeter', objects(document.rettsmoeter.map(moete)))}` +
      `${field('tiltaler', objects(document.tiltaler.map(fil)))}` +
      `${field('avgjoerelser', objects(document.avgjoerelser.map(fil)))}`,
  );
}

/** With a comma before it; nothing when there is nothing to say. */
function field(name: string, json: string): string {
  return json === '' ? '' : `,"${name}":${json}`;
}

function object(fields: string): string {
  return fields === '' ? '' : `{${fields.slice(1)}}`;
}

function objects(list: readonly string[]): string {
  return list.length === 0 ? '' : `[${list.join()}]`;
}

function moete({ start, slutt, type, typeNavn }: IndexedMoete): string {
  return `{"start":"${start}","slutt":"${slutt}"${field('type', text(type))}${field('typeNavn', known(typeNavn))}}`;
}

function fil(one: IndexedFile): string {
  return (
    `{"skjulesFra":"${one.skjulesFra}"${field('publiseringsdato', plain(one.publiseringsdato))}` +
    `${field('avgivelsesdato', plain(one.avgivelsesdato))}${field('tekst', text(one.tekst))}` +
    `${field('begynnelse', text(one.begynnelse))}${field('ofte', text(one.ofte))}` +
    `${field('tekstSkjulesFra', plain(one.tekstSkjulesFra))}}`
  );
}

/** The JSON of what many cases say: written once, as long as the text is remembered (field-texts.ts). */
const kept = new WeakMap<IndexedText, string>();

export function keepJson(one: IndexedText): IndexedText {
  const json = textJson(one);
  // V8 keeps what is put together as its pieces until a letter is asked for. This one is copied into many documents.
  json.charCodeAt(0);
  kept.set(one, json);
  return one;
}

function text(one: IndexedText): string {
  return kept.get(one) ?? textJson(one);
}

function textJson({ segments, lemmas, stems }: IndexedText): string {
  return object(
    `${field('segments', words(segments))}${field('lemmas', words(lemmas))}${field('stems', together(stems))}`,
  );
}

function words(list: readonly string[]): string {
  if (list.length === 0) return '';
  return list.length === 1 ? `"${list[0]!}"` : `["${list.join('","')}"]`;
}

function together(list: readonly string[]): string {
  return list.length === 0 ? '' : `"${list.join(' ')}"`;
}

/** A day or an instant. */
function plain(value: string | null): string {
  return value === null ? '' : `"${value}"`;
}

/** What a court has written. */
function any(value: string): string {
  return JSON.stringify(value);
}

/** The same of what many cases say. */
function known(value: string | null): string {
  return value === null ? '' : knownString(value);
}

const knownString = remembered((value) => JSON.stringify(value), 2_000);
