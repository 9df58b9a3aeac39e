import type { IndexedFile, IndexedMoete, SakDocument } from './sak-document.ts';
import { TEXT_FIELDS } from './query.ts';
import { remembered } from './text/remembered.ts';
import type { IndexedText } from './text/tokenize.ts';

/**
 * The document as JSON, as `JSON.stringify` would write it in half the time. Words have only letters and digits, so nothing in them
 * has to be escaped (a test compares).
 */
export function documentJson(document: SakDocument): string {
  const { tekst } = document;
  let texts = '';
  for (const field of TEXT_FIELDS)
    texts += `${texts === '' ? '' : ','}"${field}":${text(tekst[field])}`;
  return (
    `{"sakId":${any(document.sakId)},"domstolId":${known(document.domstolId)},` +
    `"domstolSortering":${known(document.domstolSortering)},"foerstSett":"${document.foerstSett}",` +
    `"berammetDag":${plain(document.berammetDag)},"parterSkjulesFra":${plain(document.parterSkjulesFra)},` +
    `"tekst":{${texts}},"sakstypeNavn":${known(document.sakstypeNavn)},"kode":${known(document.kode)},` +
    `"begrensninger":${words(document.begrensninger)},` +
    `"rettsmoeter":[${document.rettsmoeter.map(moete).join()}],` +
    `"tiltaler":[${document.tiltaler.map(fil).join()}],` +
    `"avgjoerelser":[${document.avgjoerelser.map(fil).join()}]}`
  );
}

function moete({ start, slutt, type, typeNavn }: IndexedMoete): string {
  return `{"start":"${start}","slutt":"${slutt}","type":${text(type)},"typeNavn":${known(typeNavn)}}`;
}

function fil(one: IndexedFile): string {
  return (
    `{"skjulesFra":"${one.skjulesFra}","publiseringsdato":${plain(one.publiseringsdato)},` +
    `"avgivelsesdato":${plain(one.avgivelsesdato)},"tekst":${text(one.tekst)},` +
    `"begynnelse":${text(one.begynnelse)},"ofte":${text(one.ofte)},` +
    `"tekstSkjulesFra":${plain(one.tekstSkjulesFra)}}`
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
  if (segments.length + lemmas.length + stems.length === 0) return EMPTY;
  return `{"segments":${words(segments)},"lemmas":${words(lemmas)},"stems":${words(stems)}}`;
}

const EMPTY = '{"segments":[],"lemmas":[],"stems":[]}';

function words(list: readonly string[]): string {
  if (list.length === 0) return '[]';
  return list.length === 1 ? `["${list[0]!}"]` : `["${list.join('","')}"]`;
}

/** A day or an instant. */
function plain(value: string | null): string {
  return value === null ? 'null' : `"${value}"`;
}

/** What a court has written. */
function any(value: string | null): string {
  return JSON.stringify(value);
}

/** The same of what many cases say. */
function known(value: string | null): string {
  return value === null ? 'null' : knownString(value);
}

const knownString = remembered((value) => JSON.stringify(value), 2_000);
