import { counter, type Figure } from '#bench/relevance/figure.ts';
import { judged, type JudgedCase } from '#bench/relevance/judge.ts';
import { readList } from '#bench/relevance/lists.ts';
import { idsOf, type Portal } from '#bench/relevance/portal.ts';
import { searchableRange } from '#domain/search-rules.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';

interface Question {
  readonly query: string;
  /** Judgements (bench/relevance/judge.ts): the cases that must be found, and others that are right. */
  readonly must: string;
  readonly may: string;
}

export const RANGE = { ...searchableRange(NOON), pageSize: 1000 as const };
export const FIRST = 10;

/** Of these cases those that a search can find: with a hearing in the range. */
export async function listedOf(
  portal: Portal,
  cases: readonly JudgedCase[],
): Promise<readonly JudgedCase[]> {
  const listed = new Set(await found(portal, { query: '' }));
  return cases.filter(({ sakId }) => listed.has(sakId));
}

/**
 * Asks the questions over the demo cases. Recall and precision are of each question, and each question weighs the same.
 * A question that no case answers is left out.
 */
export async function questionRows(
  portal: Portal,
  cases: readonly JudgedCase[],
): Promise<{ readonly figures: Figure[]; readonly unanswered: readonly string[] }> {
  const asked = await listedOf(portal, cases);
  const recall = counter('recall');
  const precision = counter('precision');
  const firstTen = counter('first-ten');
  const unanswered: string[] = [];
  for (const question of readQuestions()) {
    const must = asked.filter((sak) => isRequired(question.must, sak)).map(idOf);
    const right = new Set([...must, ...asked.filter((sak) => isRight(question, sak)).map(idOf)]);
    if (must.length === 0) {
      unanswered.push(question.query);
      continue;
    }
    const byDate = await found(portal, { query: question.query });
    const missed = must.filter((id) => !byDate.includes(id));
    const wrong = byDate.filter((id) => !right.has(id));
    const say = (ids: readonly string[]) => `${question.query}: ${described(ids, cases)}`;
    recall.addShare(1 - missed.length / must.length, say(missed));
    if (byDate.length > 0) precision.addShare(1 - wrong.length / byDate.length, say(wrong));
    const best = await found(portal, { query: question.query, sortField: 'relevans' });
    firstTen.add(
      best.slice(0, FIRST).some((id) => right.has(id)),
      question.query,
    );
  }
  return { figures: [recall.figure(), precision.figure(), firstTen.figure()], unanswered };
}

function readQuestions(): Question[] {
  return readList('questions.tsv').map(([query = '', must = '', may = '']) => ({
    ...{ query, must, may },
  }));
}

async function found(portal: Portal, asked: Parameters<Portal['search']>[0]): Promise<string[]> {
  const { hits } = await portal.search({ ...RANGE, ...asked });
  return idsOf(hits);
}

/** A list that does not say what the case is about cannot be searched for it. */
function isRequired(judgement: string, sak: JudgedCase): boolean {
  return judged(judgement, sak) && (sak.tema !== null || !judgement.includes('emne:'));
}

function isRight({ must, may }: Question, sak: JudgedCase): boolean {
  return judged(must, sak) || judged(may, sak);
}

const idOf = ({ sakId }: { readonly sakId: string }) => sakId;

/** The first of these cases, as their lists say it. */
function described(ids: readonly string[], cases: readonly JudgedCase[]): string {
  const some = cases.filter(({ sakId }) => ids.includes(sakId)).slice(0, 3);
  const rest = ids.length > some.length ? ` and ${ids.length - some.length} more` : '';
  return some.map(({ saksnummer, tema }) => `${saksnummer} ${tema ?? '–'}`).join(' | ') + rest;
}
