import { counter, type Figure } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import { type Portal, shownIds } from '#bench/relevance/portal.ts';
import { month, smallCase } from '#bench/relevance/small-cases.ts';
import type { Sak } from '#domain/sak.ts';
import { buildDokument } from '#tests/support/cases/build-sak.ts';
import type { PortalRow } from './portal-row.ts';
import { FIRST } from './questions.ts';

const DATES = month('04');

/** Whole questions about decisions of which nothing but the text is known, asked in three ways; one of so many. */
export function textQuestions(every: number): PortalRow {
  const passages = readList('passages.tsv').map(([id = '', text = '']) => ({ id, text }));
  const cases = new Map(passages.map(({ id, text }) => [id, decided(text)]));
  const questions = readList('questions-text.tsv')
    .filter((_, at) => at % every === 0)
    .map(([id = '', text = '']) => ({ text, sakId: cases.get(id)!.sakId }));
  const rarest = rarestIn(passages.map(({ text }) => text));
  const ways = {
    text: (question: string) => question,
    words: (question: string) => contentOf(question).join(' '),
    rare: (question: string) => rarest(contentOf(question)).join(' '),
  };
  return {
    cases: [...cases.values()],
    pairs: [],
    measure: async (portal) => {
      const figures: Figure[] = [];
      for (const way of ['text', 'words', 'rare'] as const) {
        const asked = questions.map(({ text, sakId }) => ({ query: ways[way](text), sakId }));
        figures.push(...(await measureWay(portal, way, asked)));
      }
      return figures;
    },
  };
}

interface Asked {
  readonly query: string;
  readonly sakId: string;
}

async function measureWay(
  portal: Portal,
  way: 'text' | 'words' | 'rare',
  asked: readonly Asked[],
): Promise<Figure[]> {
  const none = counter(`${way}-none`);
  const ten = counter(`${way}-ten`);
  const rank = counter(`${way}-rank`);
  for (const { query, sakId } of asked) {
    const params = { ...DATES, query, sortField: 'relevans' } as const;
    const shown = shownIds(await portal.search(params));
    const place = shown.indexOf(sakId) + 1;
    none.addMistake(shown.length === 0, query);
    ten.add(place > 0 && place <= FIRST, query);
    rank.addShare(place > 0 ? 1 / place : 0, query);
  }
  return [none.figure(), ten.figure(), rank.figure()];
}

/** The text of a decision is only searched while there are parties that may be shown. */
function decided(tekst: string): Sak {
  const dokumenter = [buildDokument({ avgivelsesdato: '2026-03-02', tekst })];
  return smallCase(DATES, { parter: 'Nordlys AS', dokumenter });
}

/** Words of a question that say nothing of what is asked for. */
const FUNCTION_WORDS = new Set(
  (
    'hva hvem hvor hvordan hvorfor hvilken hvilket hvilke når er var blir ble bli har hadde ha kan kunne skal skulle må måtte vil ' +
    'ville bør burde får fikk gjør gjøre finnes det den de dem der da denne dette disse et en ei én man en jeg meg min mitt mine du ' +
    'deg din vi oss seg sin sitt sine han hun dens dets noe noen ingen alle alt mange mer flere slik slike ikke og eller men om at ' +
    'som så enn i på av til for fra med ved etter før mellom under over uten mot ut inn opp ned hos bare også både selv når hvis to'
  ).split(' '),
);

const WORD = /[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** All words when there are no others. */
function contentOf(question: string): string[] {
  const all = wordsOf(question);
  const content = all.filter((word) => !FUNCTION_WORDS.has(word));
  return content.length > 0 ? content : all;
}

/** The two words that the fewest texts have, of those that any text has. */
function rarestIn(texts: readonly string[]) {
  const frequency = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (words: readonly string[]) => {
    const known = words.filter((word) => frequency.has(word));
    return (known.length > 0 ? known : words)
      .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))
      .slice(0, 2);
  };
}
