import { SAKSTYPER, isSakstypeKode, parseSaksnummer } from '#domain/saksnummer.ts';
import type { IndexedText } from '#search/document.ts';
import { mark } from './saksnummer-tokens.ts';
import { indexStems } from './stems.ts';
import { tokenize } from './tokenize.ts';

/** Names are folded and never stemmed; every given text is a segment of its own. */
export function names(texts: readonly (string | null)[]): IndexedText {
  return { segments: segmentsOf(texts), stems: [] };
}

/** Norwegian text: found by its words and by their stems. */
export function prose(texts: readonly (string | null)[]): IndexedText {
  const segments = segmentsOf(texts);
  const stems = segments.flatMap((segment) => segment.split(' ')).flatMap(indexStems);
  return { segments, stems: [...new Set(stems)].sort() };
}

/** The type as the court wrote it, what the code in the case number stands for, and the code itself. */
export function sakstypeText(sakstype: string | null, saksnummer: string): IndexedText {
  const code = parseSaksnummer(saksnummer)?.type ?? null;
  const meaning = code !== null && isSakstypeKode(code) ? SAKSTYPER[code] : null;
  const { segments, stems } = prose([sakstype, meaning]);
  return { segments, stems: code === null ? stems : [...stems, mark.type(code)].sort() };
}

/** Folded, without empty ones and repeats; sorted, because the order of segments means nothing. */
function segmentsOf(texts: readonly (string | null)[]): string[] {
  const segments = texts.map((text) => tokenize(text ?? '').join(' '));
  return [...new Set(segments)].filter((segment) => segment !== '').sort();
}
