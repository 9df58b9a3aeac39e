import type { Knex } from 'knex';
import type { Forslag } from '#contract/soekeforslag.ts';
import { readTypesSaid } from '#db/sak/types-said.ts';
import { isSakstypeKode, SAKSTYPE_NAVN } from '#domain/sakstyper.ts';
import { searchableRange } from '#domain/search-rules.ts';
import { EngineUnavailable, type FacetCounts, type Gate, type SearchEngine } from '#search/port.ts';
import { everyMinute } from '#bff/features/saker/courts/every-minute.ts';
import { everythingIn } from './everything.ts';
import { NO_TARGET } from './from-cases.ts';
import { begins, type Typed } from './typed.ts';

type Types = Pick<FacetCounts, 'sakstype' | 'rettsmoetetype' | 'kode'>;
const NONE: Types = { sakstype: [], rettsmoetetype: [], kode: [] };

/** The types of the cases that can be searched for, the most frequent first. While they can't be counted there are none. */
export const readTypes = everyMinute(
  async (engine: SearchEngine, now: Date, gate: Gate): Promise<Types> => {
    try {
      const page = { page: 1, pageSize: 1 };
      const { facets } = await engine.search(everythingIn(searchableRange(now)), page, gate, {
        facets: true,
      });
      return facets ?? NONE;
    } catch (error) {
      if (error instanceof EngineUnavailable) return NONE;
      throw error;
    }
  },
);

/** So many types of one kind are looked for in Postgres. */
const MOST_WRITTEN = 3;

/** What was counted up to a minute ago is suggested only if a case still says so. */
export async function suggestTypes(db: Knex, types: Types, typed: Typed) {
  const begun = (values: Types['sakstype']) =>
    values
      .map(({ value }) => value)
      .filter((value) => begins(typed, value))
      .slice(0, MOST_WRITTEN);
  const said = await readTypesSaid(db, {
    sakstyper: begun(types.sakstype),
    rettsmoetetyper: begun(types.rettsmoetetype),
  });
  return {
    sakstyper: [...suggestCodes(types.kode, typed), ...said.sakstyper.map(asPhrase)],
    rettsmoetetyper: said.rettsmoetetyper.map(asPhrase),
  };
}

function asPhrase(tekst: string): Forslag {
  return { ...NO_TARGET, tekst, query: `"${tekst.replaceAll('"', ' ')}"` };
}

/** `med`: the code of a case type, with its name beside it. */
function suggestCodes(codes: Types['kode'], { text }: Typed): Forslag[] {
  return codes
    .filter(({ value }) => value.startsWith(text.toLocaleUpperCase('nb')))
    .map(({ value }) => ({
      ...NO_TARGET,
      tekst: value,
      detalj: isSakstypeKode(value) ? SAKSTYPE_NAVN[value] : null,
      query: value,
    }));
}
