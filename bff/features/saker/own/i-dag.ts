import { jsonRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/http/context.ts';
import { presentEndringer } from '#bff/notices/present-endringer.ts';
import { endringFortalt, sakFortalt } from '#bff/notices/told.ts';
import { iDagSchema } from '#contract/i-dag.ts';
import { pressePaths } from '#contract/paths.ts';
import { readStartvalg } from '#db/bruker/startvalg.ts';
import { readDocumentsSince, readEndringerSince } from '#db/endring/since.ts';
import { listFavoritter } from '#db/favoritt/favoritter.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { FIRST_VISIT_DAYS, MOST_TOLD, forsvinnerSnart, nyeDokumenter } from '#domain/i-dag.ts';
import { NOTICE_DAYS } from '#domain/notices.ts';
import { lastHearingEnd, type Sak } from '#domain/sak.ts';
import { addOsloDays, osloDay, osloIso } from '#domain/time.ts';

/**
 * GET i-dag: what has changed of favourites, which documents have come, and what becomes hidden soon. All of it is read from Postgres, and
 * the case as it is now decides what may be told. New hits of saved searches are counted by lagrede-soek/antall.
 */
export const hentIDag = jsonRoute({
  method: 'get',
  path: pressePaths.iDag.path,
  summary: 'What has come and changed since the reader was last here, and what becomes hidden soon',
  access: 'search cases',
  response: iDagSchema,
  handle: async ({ db, session, now }) => {
    const since = sinceWhen(session.forrigeBesoek, now);
    const [start, favoritter] = await Promise.all([
      readStartvalg(db, session.identitetHash),
      listFavoritter(db, pressUserId(session)),
    ]);
    const [endringer, kom] = await Promise.all([
      readEndringerSince(db, favoritter, since),
      readDocumentsSince(db, {
        ...{ domstoler: start?.mineDomstoler ?? [], sakIds: favoritter, since },
        most: MOST_TOLD + 1,
      }),
    ]);
    const sakIds = [...new Set([...favoritter, ...kom.keys()])];
    const saker = (await readShownSaker(db, null, sakIds)).map(({ sak }) => sak);
    const own = new Set(favoritter);
    const mine = saker.filter(({ sakId }) => own.has(sakId));
    const linjer = saker.flatMap((sak) => documents(sak, kom.get(sak.sakId) ?? [], now));
    const body = {
      siden: osloIso(since),
      erFoersteBesoek: session.forrigeBesoek === null,
      favoritter: {
        antall: mine.length,
        endringer: newestFirst(
          mine.flatMap((sak) => changes(sak, endringer.get(sak.sakId) ?? [], now)),
          ({ endring }) => endring.tidspunkt,
        ).slice(0, MOST_TOLD),
      },
      dokumenter: {
        linjer: newestFirst(linjer, ({ tidspunkt }) => tidspunkt).slice(0, MOST_TOLD),
        flere: linjer.length > MOST_TOLD,
      },
      forsvinner: mine
        .flatMap((sak) => vanishings(sak, now))
        .sort(
          (a, b) => a.dag.localeCompare(b.dag) || a.sak.saksnummer.localeCompare(b.sak.saksnummer),
        ),
    };
    const told = [...body.favoritter.endringer, ...body.dokumenter.linjer, ...body.forsvinner];
    const ids = [...new Set(told.map(({ sak }) => sak.sakId))];
    return { body, audit: ids.length > 0 ? { action: 'i_dag', detaljer: { sakIds: ids } } : null };
  },
});

/** Nobody is told what is older than the list of what is new is long. */
function sinceWhen(forrigeBesoek: Date | null, now: Date): Date {
  const oldest = addOsloDays(now, -NOTICE_DAYS);
  const since = forrigeBesoek ?? addOsloDays(now, -FIRST_VISIT_DAYS);
  return since < oldest ? oldest : since;
}

function newestFirst<T>(lines: readonly T[], at: (line: T) => string): T[] {
  return [...lines].sort((a, b) => Date.parse(at(b)) - Date.parse(at(a)));
}

function changes(sak: Sak, stored: Parameters<typeof presentEndringer>[1], now: Date) {
  return presentEndringer(sak, stored, now).map((endring) => ({
    ...{ sak: sakFortalt(sak, now), endring: endringFortalt(endring) },
  }));
}

function documents(sak: Sak, kom: Parameters<typeof nyeDokumenter>[1], now: Date) {
  return nyeDokumenter(sak, kom, now).map(({ filtype, tidspunkt, avsagt }) => ({
    ...{ sak: sakFortalt(sak, now), filtype, tidspunkt: osloIso(tidspunkt), avsagt },
  }));
}

function vanishings(sak: Sak, now: Date) {
  const last = lastHearingEnd(sak);
  return forsvinnerSnart(sak, now).map(({ hva, dag }) => ({
    ...{ sak: sakFortalt(sak, now), hva, dag, sisteRettsmoete: last && osloDay(last) },
  }));
}
