import type { Knex } from 'knex';
import { jsonRoute } from '#bff/http/json-route.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  FORSLAG_GRUPPER,
  soekeforslagParams,
  soekeforslagSchema,
  type Forslag,
  type ForslagGruppe,
  type Soekeforslag,
} from '#contract/soekeforslag.ts';
import { readParams } from '#contract/values.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { osloDay } from '#domain/time.ts';
import { MAX_QUERY } from '#domain/search-rules.ts';
import { validateSearchTexts } from '#domain/search-texts.ts';
import { USABLE } from '#domain/text-rules.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { presentDetails, presentTexts } from '#bff/features/saker/shown/present-sak.ts';
import { wholeSaksnumre } from '#search/text/saksnummer/saksnummer.ts';
import { waitingNumbered } from '#bff/features/saker/search/numbered.ts';
import { readCourts, suggestCourts } from './courts.ts';
import { suggestDays } from './days.ts';
import { countingOffences } from './frequent.ts';
import {
  mostUsualFirst,
  suggestCases,
  suggestCourtsOfCases,
  suggestNames,
  type ShownSak,
} from './from-cases.ts';
import { suggestLaw, suggestNearLaw } from './law.ts';
import { readTypes, suggestTypes } from './types.ts';
import { readTyped, type Source, type Typed } from './typed.ts';

/** At most so many in a group. */
const MOST = 3;

/**
 * GET soekeforslag: what somebody may be about to type. Texts of cases are taken from the cases as they are presented
 * now, so nothing hidden is suggested. The audit log has a row when names of parties are shown (docs/decisions/0021).
 */
export const hentSoekeforslag = jsonRoute({
  method: 'get',
  path: pressePaths.soekeforslag.path,
  summary: 'Suggestions while somebody types, by group',
  access: 'search cases',
  limit: 'suggest',
  searches: true,
  query: soekeforslagParams,
  rules: { q: { maxLength: MAX_QUERY, pattern: USABLE } },
  response: soekeforslagSchema,
  handle: async ({ db, deps, now, query, waiting }) => {
    const { q } = readParams(soekeforslagParams, query);
    const errors = validateSearchTexts({ q });
    if (Object.keys(errors).length > 0) throw httpErrors.validation(errors);
    const typed = readTyped(q);
    if (!typed) return { body: { grupper: [] }, audit: null };
    const gate = { now, stale: await readStaleMask(db, now, waiting) };
    const sources = { db, engine: deps.search.engine, gate, patience: deps.countingPatience };
    const { found, shownParties } = await suggest(sources, typed);
    const detaljer = { q, sakIds: shownParties };
    return {
      body: present(found),
      audit: shownParties.length > 0 ? { action: 'soekeforslag', detaljer } : null,
    };
  },
});

type Found = Readonly<Record<ForslagGruppe, readonly Forslag[]>>;

interface Sources {
  readonly db: Knex;
  readonly engine: SearchEngine;
  readonly gate: Gate;
  /** How long is waited for counts, in ms. */
  readonly patience?: number | undefined;
}

/** Everything at the same time: cases from the engine, by group, and what the service knows by heart. */
export async function suggest({ db, engine, gate, patience }: Sources, typed: Typed) {
  const { now } = gate;
  const count = countingOffences(engine, gate, patience);
  const courts = await readCourts(db, now);
  const [days, lov, types, waiting, lookedUp] = await Promise.all([
    suggestDays(typed.text, { engine, gate, courts, today: osloDay(now) }),
    suggestLaw(typed, count),
    readTypes(engine, now, gate),
    waitingNumbered(db, wholeSaksnumre(typed.text), gate),
    Promise.all(
      typed.lookups.map(async ({ of, ...lookup }) => ({
        of,
        ids: await engine.find(lookup, gate),
      })),
    ),
  ]);
  const asked = [{ of: 'numre' as Source, ids: waiting.map((row) => row.sak_id) }, ...lookedUp];
  const saker = await readShown(
    db,
    asked.flatMap(({ ids }) => ids),
    now,
  );
  const from = (source: Source) =>
    asked
      .filter(({ of }) => of === source)
      .flatMap(({ ids }) => ids.flatMap((id) => saker.get(id) ?? []));
  const parter = suggestNames(from('parter'), 'parter', typed);
  const named = suggestCourts(courts, typed);
  const about = [...from('numre'), ...from('saker')];
  const found: Found = {
    dager: days ?? [],
    lov,
    saker: suggestCases([...from('numre'), ...mostUsualFirst(from('saker'))]),
    // 'i dag oslo' is a day there, and not the words 'i dag' in that court.
    domstoler: days ? [] : named.length > 0 ? named : suggestCourtsOfCases(about, typed),
    ...(await suggestTypes(db, types, typed)),
    advokater: suggestNames(from('advokater'), 'advokater', typed),
    dommere: suggestNames(from('dommere'), 'dommere', typed),
    parter,
  };
  if (Object.values(found).every((forslag) => forslag.length === 0))
    return { found: { ...found, lov: await suggestNearLaw(typed, count) }, shownParties: [] };
  const shown = new Set(distinct(parter).map(({ tekst }) => tekst));
  const shows = (sak: ShownSak) =>
    suggestNames([sak], 'parter', typed).some(({ tekst }) => shown.has(tekst));
  const shownParties = from('parter')
    .filter(shows)
    .map(({ sakId }) => sakId);
  return { found, shownParties };
}

/** The cases as they may be shown at `now`, by id. */
async function readShown(db: Knex, ids: readonly string[], now: Date) {
  const saker = await readShownSaker(db, null, [...new Set(ids)]);
  return new Map(
    saker.map(({ sak }): [string, ShownSak] => {
      // A party is suggested as a party alone.
      const people = presentTexts(sakWithoutNames(sak));
      const details = presentDetails(sak, { now, erFavoritt: false });
      return [sak.sakId, { ...details, ...people, domstolId: sak.domstolId }];
    }),
  );
}

function present(found: Found): Soekeforslag {
  const grupper = FORSLAG_GRUPPER.map((gruppe) => ({ gruppe, forslag: distinct(found[gruppe]) }));
  return { grupper: grupper.filter(({ forslag }) => forslag.length > 0) };
}

function distinct(forslag: readonly Forslag[]): Forslag[] {
  const first = new Map<string, Forslag>();
  for (const one of forslag) if (!first.has(one.tekst)) first.set(one.tekst, one);
  return [...first.values()].slice(0, MOST);
}
