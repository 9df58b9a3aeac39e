import { NAME_HIDDEN } from '#domain/names/names-in-text.ts';
import { linesOf } from '#domain/sak-texts.ts';
import { SAKSTYPER, isSakstypeKode } from '#domain/sakstyper.ts';
import { keepJson } from './document-json.ts';
import { type Forhold, forholdMark, roomMark } from './text/forhold.ts';
import { mark } from './text/saksnummer/saksnummer.ts';
import { remembered } from './text/remembered.ts';
import { type IndexedText, tokenLine, writtenWords } from './text/tokenize.ts';
import { indexWord } from './text/words.ts';

/*
 * How each kind of text becomes words. What many cases have (courts, addresses, lawyers, hearing types, subjects) is
 * remembered.
 */

export const NO_TEXT: IndexedText = { segments: [], lemmas: [], stems: [] };

const NAMES = 20_000;
const TYPES = 1_000;
const SUBJECTS = 2_000;
/** With an address each. */
const COURTS = 2_000;

function rememberedText(make: (text: string) => IndexedText, most: number) {
  return remembered((text) => keepJson(make(text)), most);
}

/** Names are folded and never stemmed; each line is a segment of its own. */
export function parties(parter: string): IndexedText {
  return ofSegments(linesOf(parter).map(tokenLine));
}

/** The names of the court, and the addresses of the hearings: as `parties`. */
export function domstol(navn: string, more: readonly string[]): IndexedText {
  return court(`${navn}${APART}${more.join(APART)}`);
}

/** The same where these rooms are: found by `sal 250`, and not by the number alone. */
export function withRooms(text: IndexedText, rooms: readonly string[]): IndexedText {
  if (rooms.length === 0) return text;
  const stems = new Set([...text.stems, ...rooms.map(roomMark)]);
  return { ...text, stems: [...stems].sort() };
}

/** In no text: Postgres does not store it. */
const APART = '\u0000';

const court = rememberedText((key) => names(key.split(APART)), COURTS);

/** Names of people who work in court: as `parties`. */
export function names(texts: readonly string[]): IndexedText {
  if (texts.length === 0) return NO_TEXT;
  return ofSegments(texts.flatMap((text) => gaps(text)).map(knownName));
}

function ofSegments(segments: readonly string[]): IndexedText {
  return { segments: uniqueSorted(segments), lemmas: [], stems: [] };
}

const knownName = remembered(tokenLine, NAMES);

/** Always without the parties' names, which have a field of their own (sak-source.ts). */
export function sakenGjelder(tema: string | null): IndexedText {
  return tema ? subject(tema) : NO_TEXT;
}

const subject = rememberedText((tema) => prose(gaps(tema)), SUBJECTS);

/** What stands around hidden names: nobody searches for the mark, and no phrase goes across it. */
const gaps = (text: string) => text.split(NAME_HIDDEN);

/** The hearing types of a case or of one hearing. */
export function hearingTypes(types: readonly (string | null)[]): IndexedText {
  if (types.length === 1) return types[0] === null ? NO_TEXT : hearingType(types[0]!);
  const written = [...new Set(types)].filter((type) => type !== null).sort();
  return written.length === 1 ? hearingType(written[0]!) : proseOf(written);
}

const hearingType = rememberedText((type) => prose(gaps(type)), TYPES);

/** The case type as the court wrote it, the name of the code in the case number, the code itself, and what else holds for the case. */
export function sakstypeText(
  sakstype: string | null,
  code: string | null,
  forhold: readonly Forhold[] = [],
): IndexedText {
  return typeAndMarks(`${code ?? ''}\n${forhold.map(forholdMark).join()}\n${sakstype ?? ''}`);
}

const typeAndMarks = rememberedText((key) => {
  const [code = '', forhold = '', ...rest] = key.split('\n');
  const sakstype = rest.join('\n');
  const text = prose(isSakstypeKode(code) ? [...gaps(sakstype), SAKSTYPER[code]] : gaps(sakstype));
  const marks = [
    ...(code === '' ? [] : [mark.type(code)]),
    ...(forhold === '' ? [] : forhold.split(',')),
  ];
  return marks.length === 0 ? text : { ...text, stems: [...text.stems, ...marks].sort() };
}, TYPES);

/** Any other text. */
export const proseOf = (texts: readonly string[]): IndexedText => prose(texts.flatMap(gaps));

/** Norwegian text, found by its words, by their lemmas and by the parts of compounds. */
function prose(texts: readonly string[]): IndexedText {
  const segments: string[] = [];
  const lemmas: string[] = [];
  const stems = new Set<string>();
  for (const text of texts) {
    const [tokens, inPlace]: [string[], string[]] = [[], []];
    for (const written of writtenWords(text)) {
      const word = indexWord(written);
      tokens.push(word.token);
      inPlace.push(word.lemma);
      for (const stem of word.stems) stems.add(stem);
    }
    segments.push(tokens.join(' '));
    lemmas.push(inPlace.join(' '));
  }
  return {
    segments: uniqueSorted(segments),
    lemmas: uniqueSorted(lemmas),
    stems: [...stems].sort(),
  };
}

/** Segments without duplicates and empty ones; sorted, because their order has no meaning. */
function uniqueSorted(segments: readonly string[]): string[] {
  if (segments.length <= 1) return segments[0] ? [segments[0]] : [];
  const unique = new Set(segments);
  unique.delete('');
  return [...unique].sort();
}
