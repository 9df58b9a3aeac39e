import { chromium, type CDPSession, type Page } from 'playwright';
import type { BenchOptions } from '#bench/kit/bench.ts';
import { BENCH_DAY, BENCH_NOW, copyOf, openStage } from '#bench/kit/stage.ts';
import { startServer } from '#bench/server/server.ts';
import { webDir } from '#build/paths.ts';
import { buildWeb } from '#build/web.ts';
import { sidePaths } from '#contract/paths.ts';
import { openDatabase } from '#db/connection.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import { browserLaunchOptions } from '#dev/tools/browser.ts';
import { addOsloDays, shiftDay } from '#domain/time.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { buildIndex } from '#tests/support/browser/demo.ts';
import { noteVitals } from './vitals.ts';

/** A phone that somebody has in the hand, and a desk. */
export const PHONE = { width: 375, height: 667 };
export const DESK = { width: 1440, height: 900 };

interface Slowness {
  /** How many times slower the processor is. */
  readonly cpu?: number;
  readonly net?: Network;
}
/** Bytes a second, ms. */
interface Network {
  readonly down: number;
  readonly up: number;
  readonly latency: number;
}
/** A mobile phone outside the towns, as WebPageTest and Lighthouse have it: 1.6 Mbit/s, 150 ms. */
export const FAST_3G: Network = { down: 204_800, up: 96_000, latency: 150 };
/** An answer that comes so late that no press excuses a movement (those of the first 500 ms do not count). */
export const LATE: Network = { down: -1, up: -1, latency: 600 };

export interface Visit {
  readonly page: Page;
  /** Goes to an address of the service. */
  readonly go: (path: string) => Promise<void>;
  /** Slows the page down from now on; what is not named is as fast as it is. */
  readonly slowDown: (slowness: Slowness) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PageStage {
  /** The address of a case. */
  readonly sak: string;
  /** A new visitor's page, signed in, with nothing in the cache. */
  readonly open: (size: typeof PHONE, slowness: Slowness) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

/** The built page and the web server with demo cases, for somebody with favourites, while a banner is shown; and a browser. */
export async function openPageStage(options: BenchOptions): Promise<PageStage> {
  await buildWeb();
  const stage = await openStage(options);
  const copy = await copyOf(stage);
  const index = await buildIndex({
    DATABASE_URL: copy.databaseUrl,
    PRESSE_NOW: BENCH_NOW.toISOString(),
    LOG_LEVEL: 'silent',
  });
  const web = process.env['BENCH_WEB_DIR'] ?? webDir;
  const server = await startServer({ databaseUrl: copy.databaseUrl, web });
  const sakId = await furnish(copy.databaseUrl);
  const browser = await chromium.launch(browserLaunchOptions());
  const [name, value] = server.cookie.split('=') as [string, string];
  return {
    sak: sidePaths.sak.href(sakId),
    open: async (viewport, slowness) => {
      const context = await browser.newContext({
        ...{ viewport, locale: 'nb-NO', timezoneId: 'Europe/Oslo', reducedMotion: 'reduce' },
      });
      await context.addCookies([{ name, value, url: server.url }]);
      // A busy machine, four times slower, is never idle for long.
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      await noteVitals(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await slow(devtools, slowness);
      return {
        page,
        go: async (path) => void (await page.goto(server.url + path)),
        slowDown: (to) => slow(devtools, to),
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.close();
      await server.close();
      await index.close();
      await copy.close();
      await stage.close();
    },
  };
}

const FAVOURITES = 8;
const COURTS = 3;
const YESTERDAY = addOsloDays(BENCH_NOW, -1);
/** More than 'I dag' shows. */
const SEARCHES = ['hovedforhandling', 'tyveri', 'ran', 'fengsling'];

/** Somebody who was here yesterday, with favourites, courts and saved searches; and a banner. Gives a favourite. */
async function furnish(databaseUrl: string): Promise<string> {
  const db = openDatabase(databaseUrl, { name: 'bench' });
  const own = sql`identitet_hash = ${hashOf('presse')}`;
  try {
    const favourites = await rowsOf<{ sak_id: string }>(
      db,
      sql`insert into favoritt (pressebruker_id, sak_id, opprettet)
        select id, sak_id, ${BENCH_NOW} from pressebruker
        cross join (select sak_id from sak order by sak_id limit ${FAVOURITES}) s
        where ${own} returning sak_id`,
    );
    await run(
      db,
      sql`update pressebruker set standard_domstol_id = courts[1], flere_domstoler = courts[2:], besoek_sist = ${YESTERDAY}
        from (select array_agg(domstol_id) as courts from (
          select domstol_id from sak join rettsmoete r using (sak_id)
          where (r.start at time zone 'Europe/Oslo')::date = ${BENCH_DAY}::date
          group by domstol_id order by count(*) desc, domstol_id limit ${COURTS}) s) busiest
        where ${own}`,
    );
    await run(
      db,
      sql`insert into lagret_soek (pressebruker_id, navn, soek, periode, lagret)
        select id, ord, 'domstolid=alle&query=' || ord, 'en-maaned', ${YESTERDAY} from pressebruker
        cross join unnest(${SEARCHES}::text[]) ord where ${own}`,
    );
    const content = { message: 'Søket kan være tregt i dag.', purpose: 'info' };
    await run(
      db,
      sql`insert into varsel (content, oppdatert) values (${JSON.stringify(content)}, ${BENCH_NOW})`,
    );
    return favourites[0]!.sak_id;
  } finally {
    await db.destroy();
  }
}

async function slow(devtools: CDPSession, { cpu = 1, net }: Slowness): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: net?.down ?? -1,
    uploadThroughput: net?.up ?? -1,
    latency: net?.latency ?? 0,
  });
}

/** The address of a search of all days, so that there are many rows. */
export function searchOf(rows: 50 | 1000): string {
  const params = {
    domstolid: 'alle',
    fraDato: shiftDay(BENCH_DAY, { months: -3 }),
    tilDato: shiftDay(BENCH_DAY, { months: 24 }),
    pageSize: String(rows),
  };
  return `/?${new URLSearchParams(params)}`;
}
