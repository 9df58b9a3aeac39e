import { readFirstLoad, readSearchLoad } from '#build/chunks.ts';
import { buildWeb } from '#build/web.ts';
import { LANGUAGES } from '#domain/texts.ts';
import type { Finding } from '#tests/run/outcome.ts';

export const name = 'bundle-size';

/** The most that the search page may load, in bytes of JavaScript after gzip: at first, and in all for a search. */
const LIMITS = [
  { what: 'at first', load: readFirstLoad, limit: 120_000 },
  { what: 'for a search', load: readSearchLoad, limit: 220_000 },
];

export async function run(): Promise<Finding> {
  await buildWeb();
  const loads = LIMITS.flatMap(({ what, load, limit }) =>
    LANGUAGES.map((language) => ({
      what: `${what} (${language})`,
      limit,
      bytes: load(language).bytes,
    })),
  );
  const said = loads.map(({ what, bytes }) => `${bytes} bytes ${what}`).join(', ');
  const over = loads.filter(({ bytes, limit }) => bytes > limit);
  return over.length === 0
    ? { status: 'passed', note: `${said}, after gzip` }
    : {
        status: 'failed',
        problem: over
          .map((one) => `${one.bytes - one.limit} bytes too many ${one.what}`)
          .join(', '),
      };
}
