import { changeRoute, jsonRoute, type Call } from '#bff/http/json-route.ts';
import { linesOf, type Linje } from '#bff/notices/lines.ts';
import { amongNamed, nameOf, type Naming, newestNaming, timesOf } from '#bff/notices/names.ts';
import { readFirstTold } from '#bff/notices/told.ts';
import { pressUserId } from '#bff/http/context.ts';
import { noticeCountSchema } from '#contract/notice-count.ts';
import { type NoticeLine, markNoticesSchema, noticesSchema } from '#contract/notices.ts';
import { pressePaths } from '#contract/paths.ts';
import { type LagretSoekRow, listLagredeSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { listNotices, listToldAt, markLest } from '#db/notice/read-marks.ts';
import { MOST_NAMED, MOST_NOTICES, NOTICE_DAYS } from '#domain/notices.ts';
import { addOsloDays, osloDay, osloIso } from '#domain/time.ts';
import { addressOf, fromStored } from '#search/saved-search.ts';

/** What may be told to the reader, the newest first, in lines. */
async function linesFor({ db, session, now, waiting }: Call, only?: 'uleste') {
  const own = { pressebrukerId: pressUserId(session), since: addOsloDays(now, -NOTICE_DAYS) };
  const { fortalte, flere } = await readFirstTold(
    db,
    { now, waiting },
    {
      most: MOST_NOTICES,
      read: (after, most) => listNotices(db, { ...own, after, most, only }),
    },
  );
  return { fortalte, flere, linjer: linesOf(fortalte) };
}

/** GET nytt: what saved searches have found, and what has changed of favourites. */
const hentNytt = jsonRoute({
  method: 'get',
  path: pressePaths.nytt.path,
  summary: 'What is new: hits of saved searches, by search and day, and changes of favourites',
  access: 'read own notices',
  searches: true,
  keys: ['soek', 'favoritter'],
  response: noticesSchema,
  handle: async (call) => {
    const { db, deps, session, now } = call;
    const soek = await listLagredeSoek(db, pressUserId(session));
    const { fortalte, flere, linjer } = await linesFor(call);
    const sakIds = [...new Set(fortalte.map(({ sak }) => sak.sakId))];
    const present = presenter(soek, newestNaming(deps.config.keys.session), now);
    return {
      body: { linjer: linjer.flatMap(present), flere },
      audit: sakIds.length > 0 ? { action: 'nytt', detaljer: { sakIds } } : null,
    };
  },
});

/** Nothing of a search that has been deleted in the meantime. */
function presenter(
  soek: readonly LagretSoekRow[],
  naming: Naming,
  now: Date,
): (linje: Linje) => NoticeLine[] {
  const byId = new Map(soek.map((one) => [one.id, one]));
  return ({ fortalte, lest }) => {
    const [{ notice, sak, endring }] = fortalte;
    const ider = fortalte.map((one) => nameOf(one.notice, naming));
    const line = { ider, tidspunkt: osloIso(notice.tidspunkt), lest };
    if (endring) return [{ ...line, id: `endring-${ider[0]}`, slag: 'endring', sak, endring }];
    const found = byId.get(notice.lagretSoekId ?? 0);
    if (!found) return [];
    // Whether it can be run is said where it is run.
    const { search } = fromStored(found, now, () => true);
    return [
      {
        ...{ ...line, id: `treff-${found.id}-${osloDay(notice.tidspunkt)}`, slag: 'treff' },
        soek: { id: found.id, navn: found.navn, adresse: addressOf(search) },
        antall: fortalte.length,
        saker: fortalte.slice(0, MOST_NAMED).map((one) => one.sak),
      },
    ];
  };
}

/** GET nytt/antall: how many lines of `nytt` are not read. It tells of no case. */
const tellUleste = jsonRoute({
  method: 'get',
  path: pressePaths.nyttAntall.path,
  summary: 'How much of what is new is not read',
  access: 'read own notices',
  searches: true,
  keys: ['soek', 'favoritter'],
  response: noticeCountSchema,
  handle: async (call) => {
    const { linjer } = await linesFor(call, 'uleste');
    return { body: { uleste: linjer.length }, audit: null };
  },
});

/** POST nytt/lest: what is not the reader's own, or is gone, stays as it is. */
const merkLest = changeRoute({
  method: 'post',
  path: pressePaths.nyttLest.path,
  summary: 'Marks some of what is new as read or not read',
  access: 'read own notices',
  body: markNoticesSchema,
  response: null,
  status: 204,
  handle: async ({ db, deps, session, body, now }) => {
    const pressebrukerId = pressUserId(session);
    const isNamed = amongNamed(deps.config.keys.session, body.ider);
    const told = await listToldAt(db, pressebrukerId, timesOf(body.ider));
    const ider = told.filter(isNamed).map(({ id }) => id);
    await markLest(db, pressebrukerId, { ider, lest: body.lest ? now : null });
    return { body: null, audit: null };
  },
});

/** The list's path has another one below it, which stands first. */
export const noticeRoutes = [tellUleste, merkLest, hentNytt];
