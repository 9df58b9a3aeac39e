import type { Knex } from 'knex';
import type { z } from 'zod';
import { writeAudit } from '#bff/audit.ts';
import { BOM, csvLine } from '#bff/csv.ts';
import type { Deps } from '#bff/deps.ts';
import { auditContext, queryOf } from '#bff/http/context.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import type { Route } from '#bff/http/router.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { statistikkParamsSchema, statistikkSchema } from '#contract/admin/statistikk.ts';
import { readParams } from '#contract/values.ts';
import { countSent } from '#db/queues/mail-outbox.ts';
import {
  countByRedaksjon,
  countHandlinger,
  countMeldt,
  countSoekSomVarsler,
  countSoeknader,
  readEldsteVentende,
  readTider,
} from '#db/statistikk/statistikk.ts';
import {
  TELLER_SOM_BRUKER,
  type Periode,
  type Statistikk,
  dagerAv,
  erKjent,
  maanederI,
  perDag,
  periodeAv,
  redaksjonerAv,
  utfallSum,
} from '#domain/statistikk.ts';
import { periodeTekst, tabellerAv } from '#domain/statistikk-tabell.ts';
import { osloDay } from '#domain/time.ts';

/* GET statistikk, and the same as CSV. Only how many are told. A newsroom of few says who they are: for administrators alone. */

const route = {
  method: 'get',
  access: 'see statistics',
  query: statistikkParamsSchema,
} as const;

export const statistikkRoutes: readonly Route[] = [
  jsonRoute({
    ...route,
    path: adminPaths.statistikk.path,
    summary: 'Applications, times, users, searches and alerts, by month',
    response: statistikkSchema,
    handle: async ({ db, deps, query, now }) => {
      const body = await readStatistikk(db, deps.config, query, now);
      return { body, audit: { action: 'statistikk_vist', detaljer: periodeOf(body) } };
    },
  }),
  {
    ...route,
    path: adminPaths.statistikkCsv.path,
    summary: 'The same as CSV',
    limit: 'application',
    response: 'text/csv',
    answer: async (ctx, { db, config }) => {
      const { now } = ctx.state;
      const statistikk = await readStatistikk(db, config, queryOf(ctx), now);
      const detaljer = periodeOf(statistikk);
      await writeAudit(db, auditContext(ctx), { action: 'statistikk_eksportert', detaljer });
      ctx.attachment(`statistikk-${statistikk.fra}-${statistikk.til}.csv`);
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'text/csv; charset=utf-8';
      ctx.status = 200;
      if (ctx.method !== 'HEAD') ctx.body = csvOf(statistikk);
    },
  },
];

const periodeOf = ({ fra, til }: Periode) => ({ fraDato: fra, tilDato: til });

type Kept = Pick<
  Deps['config'],
  'RETENTION_DECISIONS' | 'RETENTION_AUDIT' | 'RETENTION_NEWS' | 'RETENTION_MAIL_SENT'
>;

async function readStatistikk(
  db: Knex,
  kept: Kept,
  query: URLSearchParams,
  now: Date,
): Promise<z.infer<typeof statistikkSchema>> {
  const periode = periodeAv(readParams(statistikkParamsSchema, query), osloDay(now));
  const months = maanederI(periode);
  const [groups, tider, eldste, newsrooms, soek, stoppet, meldt, epost, soekSomVarsler] =
    await Promise.all([
      countSoeknader(db, months),
      readTider(db, months),
      readEldsteVentende(db),
      countByRedaksjon(db, TELLER_SOM_BRUKER, now),
      countHandlinger(db, 'soek', months),
      countHandlinger(db, 'varsling_stoppet', months),
      countMeldt(db, months),
      countSent(db, 'nyheter', months),
      countSoekSomVarsler(db),
    ]);
  const byMonth = <T>(of: (nr: number, isKept: (id: keyof Kept) => boolean) => T) =>
    months.map((month, nr) => ({
      maaned: month.maaned,
      ...of(nr, (id) => erKjent(month, kept[id], now)),
    }));
  return {
    ...periode,
    soeknader: byMonth((nr, isKept) => ({
      antall: isKept('RETENTION_DECISIONS')
        ? utfallSum(groups.filter((one) => one.nr === nr + 1))
        : null,
    })),
    tid: byMonth((nr, isKept) => {
      const found = tider.find((one) => one.nr === nr + 1);
      const [median = 0, niAvTi = 0, lengst = 0] = found?.tider.map(dagerAv) ?? [];
      return isKept('RETENTION_DECISIONS')
        ? { avgjort: found?.antall ?? 0, dager: found ? { median, niAvTi, lengst } : null }
        : { avgjort: null, dager: null };
    }),
    eldsteVenter: eldste && dagerAv((now.getTime() - eldste.getTime()) / 1000),
    ...redaksjonerAv(newsrooms),
    soek: byMonth((nr, isKept) => {
      const antall = isKept('RETENTION_AUDIT') ? soek[nr]! : null;
      return { antall, perDag: antall === null ? null : perDag(antall, months[nr]!.dager) };
    }),
    varsler: byMonth((nr, isKept) => ({
      meldt: isKept('RETENTION_NEWS') ? meldt[nr]! : null,
      epost: isKept('RETENTION_MAIL_SENT') ? epost[nr]! : null,
      stoppet: isKept('RETENTION_AUDIT') ? stoppet[nr]! : null,
    })),
    soekSomVarsler,
  };
}

/** Every table with its title, apart from each other. */
function csvOf(statistikk: Statistikk): string {
  const tables = tabellerAv(statistikk).flatMap(({ tittel, naa, kolonner, rader }) => [
    ...[[], [tittel], ...(naa === null ? [] : [[naa]])],
    ...[kolonner, ...rader],
  ]);
  return BOM + [[periodeTekst(statistikk.fra, statistikk.til)], ...tables].map(csvLine).join('');
}
