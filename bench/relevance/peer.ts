import { z } from 'zod';
import type { Finder } from './word-finder.ts';

/** Elasticsearch's own analysers: `norwegian` (Snowball), and the same with its light stemmer. */
export const PEERS = {
  norwegian: { analyzer: 'norwegian' },
  light: {
    tokenizer: 'standard',
    filter: [
      'lowercase',
      { type: 'stop', stopwords: '_norwegian_' },
      { type: 'stemmer', language: 'light_norwegian' },
    ],
  },
} as const;

const answerSchema = z.object({
  tokens: z.array(z.object({ token: z.string(), start_offset: z.number() })),
});

/** Texts in one request; Elasticsearch gives at most 10,000 tokens. */
const BATCH = 2000;

/** Finds texts as a match query of that analyser would: all words of the query that the analyser keeps. */
export async function peerFinder(
  url: string,
  peer: keyof typeof PEERS,
  texts: readonly string[],
  queries: readonly string[],
): Promise<Finder> {
  const analysed = new Map<string, string[]>();
  const all = [...new Set([...texts, ...queries])];
  for (let from = 0; from < all.length; from += BATCH)
    await analyse(url, peer, all.slice(from, from + BATCH), analysed);
  const ofTexts = texts.map((text) => new Set(analysed.get(text)));
  return (query) => {
    const tokens = analysed.get(query) ?? [];
    const found = [...ofTexts.keys()].filter((i) =>
      tokens.every((token) => ofTexts[i]!.has(token)),
    );
    return new Set(tokens.length === 0 ? [] : found);
  };
}

async function analyse(
  url: string,
  peer: keyof typeof PEERS,
  texts: readonly string[],
  into: Map<string, string[]>,
): Promise<void> {
  // Joined by lines, so that offsets say which text a token is of.
  const text = texts.join('\n');
  const response = await fetch(new URL('/_analyze', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...PEERS[peer], text }),
  });
  const { tokens } = answerSchema.parse(await response.json());
  let at = 0;
  let next = 0;
  for (const one of texts) {
    const end = at + one.length;
    const own: string[] = [];
    while (next < tokens.length && tokens[next]!.start_offset <= end)
      own.push(tokens[next++]!.token);
    into.set(one, own);
    at = end + 1;
  }
}
