import type { Knex } from 'knex';
import { writeAudit } from '#bff/audit.ts';
import { auditContext, queryOf } from '#bff/http/context.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import type { Route } from '#bff/http/router.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type DekningVarsling,
  dekningVarslingSchema,
  varslingParamsSchema,
} from '#contract/dekning-varsling.ts';
import { pressePaths } from '#contract/paths.ts';
import { readParams } from '#contract/values.ts';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import { readDays } from '#db/domstol/innlesinger.ts';
import { readFirstLists, readVarslingDager } from '#db/domstol/varsling.ts';
import {
  countedFrom,
  daysOf,
  instantsOf,
  type Leser,
  monthFigures,
  monthsFor,
  opensOn,
} from '#domain/dekning-varsling.ts';
import { osloDay } from '#domain/time.ts';
import { varslingCsv } from './varsling-csv.ts';

/*
 * GET dekning/varsling, and the same as CSV: how well each court announces its hearings. Only how many are told, of no case. The courts
 * see a month at once, by their administration, and journalists a week after it has ended: so a court can answer for its numbers.
 */

const SIDES = {
  presse: {
    paths: { json: pressePaths.dekningVarsling.path, csv: pressePaths.dekningVarslingCsv.path },
    access: 'search cases',
  },
  admin: {
    paths: { json: adminPaths.dekningVarsling.path, csv: adminPaths.dekningVarslingCsv.path },
    access: 'see figures of courts',
  },
} as const;

export const varslingRoutes: readonly Route[] = [...routesOf('presse'), ...routesOf('admin')];

function routesOf(leser: Leser): readonly Route[] {
  const { paths, access } = SIDES[leser];
  return [
    jsonRoute({
      method: 'get',
      path: paths.json,
      summary: 'How well each court announced the hearings of a month',
      access,
      query: varslingParamsSchema,
      response: dekningVarslingSchema,
      handle: async ({ db, query, now }) => ({
        body: await varslingOf(db, leser, query, now),
        audit: null,
      }),
    }),
    {
      method: 'get',
      path: paths.csv,
      summary: 'How well each court announced the hearings of a month, as CSV',
      access,
      limit: 'application',
      query: varslingParamsSchema,
      response: 'text/csv',
      answer: async (ctx, { db }) => {
        const { now } = ctx.state;
        const varsling = await varslingOf(db, leser, queryOf(ctx), now);
        const entry = { action: 'dekning_eksportert', detaljer: maanedOf(varsling) } as const;
        await writeAudit(db, auditContext(ctx), entry);
        ctx.attachment(`varsling-${varsling.maaned ?? osloDay(now)}.csv`);
        ctx.set('Cache-Control', 'no-store');
        ctx.type = 'text/csv; charset=utf-8';
        ctx.status = 200;
        if (ctx.method !== 'HEAD') ctx.body = varslingCsv(varsling);
      },
    },
  ];
}

const maanedOf = ({ maaned }: DekningVarsling) => (maaned === null ? {} : { maaned });

async function varslingOf(
  db: Knex,
  leser: Leser,
  query: URLSearchParams,
  now: Date,
): Promise<DekningVarsling> {
  const today = osloDay(now);
  const asked = readParams(varslingParamsSchema, query).maaned;
  const first = new Map(
    (await readFirstLists(db)).map(({ domstolId, foerste }) => [domstolId, countedFrom(foerste)]),
  );
  const since = [...first.values()].sort()[0] ?? null;
  const maaneder = monthsFor(leser, since, today);
  const maaned = maaneder.find((one) => one === asked) ?? maaneder[0];
  if (!maaned) return { maaneder, maaned: null, aapner: null, erAapen: false, domstoler: [] };
  const days = daysOf(maaned, today);
  const [courts, dager, mottatt] = await Promise.all([
    listDomstoler(db, today),
    readVarslingDager(db, { ...days, ...instantsOf(days) }),
    readDays(db, days.fra),
  ]);
  const lists = new Map(mottatt.map(({ domstolId, dager: of }) => [domstolId, new Set(of)]));
  const aapner = opensOn(maaned);
  return {
    ...{ maaneder, maaned, aapner, erAapen: aapner <= today },
    domstoler: courts.flatMap(({ id, navn }) => {
      const counted = first.get(id);
      if (counted === undefined || counted >= days.til) return [];
      const court = {
        ...{ dager: dager.filter(({ domstolId }) => domstolId === id), since: counted },
        mottatt: lists.get(id) ?? new Set<string>(),
      };
      const { antall, ...figures } = monthFigures(court, maaned, today);
      return [{ domstolId: id, domstolNavn: navn, antall: { ...antall }, ...figures }];
    }),
  };
}
