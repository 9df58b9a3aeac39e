import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { assetFolder } from '#db/environment.ts';
import { ALL_COURTS, defaultRange, KATEGORIER } from '#domain/search-rules.ts';
import { type Day, startOfOsloDay } from '#domain/time.ts';
import { buildDocument } from '#search/document.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { NOTHING_STALE } from '#search/port.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { type DemoCourt, demoSak } from './demo-sak.ts';
import { seedOf } from './random.ts';

/** What the tips of the search page say as an example, with its quotes. */
const TIPS = readFileSync(
  new URL('../web/features/search/around-texts.ts', import.meta.url),
  'utf8',
);
const EXAMPLES = [...TIPS.matchAll(/«[^»]+»/g)].map(([example]) => example);

const COURTS = parse<Record<'id' | 'type' | 'gyldig_til', string>>(
  readFileSync(join(assetFolder('domstol'), 'courts.csv'), 'utf8'),
  {
    ...{ columns: true, bom: true },
  },
);
const courts = COURTS.filter(({ gyldig_til: end }) => end === '').map(
  ({ id, type }): DemoCourt => ({ id, type, seter: [], suffikser: [] }),
);

/** As many cases, of the seed, as `npm start` makes. */
function documentsAround(day: Day) {
  const setting = { seed: seedOf('1'), day, courts };
  return Array.from({ length: 2_000 }, (_, index) => {
    const { sak, moeter, foerstSett } = demoSak(index, setting);
    const made = buildSak({
      ...{ sakId: sak.sak_id, saksnummer: sak.saksnummer, domstolId: sak.domstol_id },
      ...{ saksTema: sak.saks_tema, sakstype: sak.sakstype, foerstSett },
      rettsmoeter: moeter.map(({ start, slutt, rettsmoetetype }) => ({
        ...buildRettsmoete(start.toISOString()),
        ...{ slutt, rettsmoetetype },
      })),
    });
    return buildDocument(made, startOfOsloDay(day)).document;
  });
}

describe('the examples of the tips', () => {
  it('are there', () => {
    expect(EXAMPLES.length).toBeGreaterThan(0);
  });

  it.each(['2026-11-22', '2027-07-15'])(
    'find hearings in the demo data of %s, with the dates that the form begins with',
    (day) => {
      const now = startOfOsloDay(day);
      const documents = documentsAround(day);
      const search = readSearchParams(new URLSearchParams());
      for (const query of EXAMPLES) {
        const range = defaultRange(KATEGORIER[0], now);
        const asked = toSearchQuery({ ...search, ...range, query, domstolid: ALL_COURTS });
        const page = { page: 1, pageSize: 50 };
        const gate = { now, stale: NOTHING_STALE };
        expect(referenceSearch(documents, asked, page, gate).totalHits, query).toBeGreaterThan(0);
      }
    },
  );
});
