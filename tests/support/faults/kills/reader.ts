import { pressePaths } from '#contract/paths.ts';
import { createHttpClient, type HttpAnswer } from '#tests/support/bff/http-client.ts';

/** Searches as a journalist does. */
export interface Searching {
  /** Ids of the hits by this word, as typed; 'away' when the service says that it cannot answer, or is not there. */
  readonly byWord: (word: string) => Promise<readonly string[] | 'away'>;
  /** Whether any suggestion repeats the word. */
  readonly suggests: (word: string) => Promise<boolean | 'away'>;
  /** Ids of all cases that are listed. */
  readonly all: () => Promise<readonly string[] | 'away'>;
  readonly post: (path: string, json?: unknown) => Promise<HttpAnswer | 'away'>;
  /** Ids of the requests that were answered with success, which must be in the audit log. */
  readonly answered: string[];
  /** The longest time in which nothing was answered but that it is away, ms. */
  readonly away: {
    longest: number;
    /** When that was the answer last (performance.now). */
    last: number;
  };
}

const YEAR = 'domstolid=alle&fraDato=2026-01-01&tilDato=2026-12-31&pageSize=500';

interface Found {
  readonly totalHits: number;
  readonly hits: readonly { readonly sakId: string }[];
  readonly skrivemaate: unknown;
  readonly menteDu: readonly unknown[];
}

/** Throws when an answer is neither a success nor one that says that something is away. */
export function searchAt(url: string, cookie: string): Searching {
  const ask = createHttpClient(url, cookie);
  const answered: string[] = [];
  const away = { longest: 0, last: 0 };
  let answeredAt = performance.now();
  let wasAway = false;
  const asked = async (path: string, options?: Parameters<typeof ask>[1], isAudited = true) => {
    const answer = await ask(path, options).catch(() => 'away' as const);
    if (answer === 'away' || saysAway(answer)) {
      wasAway = true;
      away.last = performance.now();
      return 'away';
    }
    if (answer.status >= 300)
      throw new Error(`${path} was answered ${answer.status} ${answer.text}`);
    const now = performance.now();
    if (wasAway) away.longest = Math.max(away.longest, now - answeredAt);
    wasAway = false;
    answeredAt = now;
    if (isAudited) answered.push(answer.headers.get('x-request-id')!);
    return answer;
  };
  const search = async (query: string) => {
    const answer = await asked(`${pressePaths.berammingsliste.href()}?${YEAR}${query}`);
    return answer === 'away' ? answer : (answer.json as Found);
  };
  return {
    ...{ answered, away },
    byWord: async (word) => {
      const found = await search(`&query=${word}`);
      if (found === 'away') return found;
      if (found.skrivemaate) return [];
      if (found.totalHits !== found.hits.length)
        throw new Error(`${found.totalHits} hits are counted, ${found.hits.length} are shown`);
      return found.hits.map(({ sakId }) => sakId);
    },
    suggests: async (word) => {
      const path = `${pressePaths.soekeforslag.href()}?q=${word.slice(0, 9)}`;
      // Suggestions are in the log only where they name parties.
      const answer = await asked(path, {}, false);
      return answer === 'away' ? answer : answer.text.toLowerCase().includes(word);
    },
    all: async () => {
      const found = await search('');
      return found === 'away' ? found : found.hits.map(({ sakId }) => sakId).sort();
    },
    post: (path, json) => asked(path, { method: 'POST', ...(json === undefined ? {} : { json }) }),
  };
}

function saysAway({ status, json }: HttpAnswer): boolean {
  const id = (json as { id?: string } | undefined)?.id ?? '';
  return status === 503 && /^(search|database)_unavailable$/.test(id);
}
