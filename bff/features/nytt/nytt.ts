import { changeRoute, jsonRoute, type Call } from '#bff/http/json-route.ts';
import { linesOf, type Linje } from '#bff/nyheter/lines.ts';
import { tellable } from '#bff/nyheter/tellable.ts';
import { pressUserId } from '#bff/session/session.ts';
import { nyttAntallSchema } from '#contract/nytt-antall.ts';
import { type NyttLinje, nyttLestSchema, nyttSchema } from '#contract/nytt.ts';
import { pressePaths } from '#contract/paths.ts';
import { type LagretSoekRow, listLagredeSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { listNyheter, listUleste, markLest } from '#db/nyhet/lest.ts';
import { MOST_NAMED, MOST_NYHETER, NYHET_DAYS } from '#domain/nyheter.ts';
import { addOsloDays, osloIso } from '#domain/time.ts';
import { addressOf, fromStored } from '#search/saved-search.ts';

const listed = ({ session, now }: Pick<Call, 'session' | 'now'>) => ({
  pressebrukerId: pressUserId(session),
  since: addOsloDays(now, -NYHET_DAYS),
});

/** GET nytt: what saved searches have found, and what has changed of favourites. */
const hentNytt = jsonRoute({
  method: 'get',
  path: pressePaths.nytt.path,
  summary: 'What is new: hits of saved searches, by search and day, and changes of favourites',
  access: 'read own news',
  searches: true,
  keys: ['soek', 'favoritter'],
  response: nyttSchema,
  handle: async (call) => {
    const { db, session, now, waiting } = call;
    const soek = await listLagredeSoek(db, pressUserId(session));
    let stored = 0;
    const fortalte = await tellable(db, { now, waiting }, async () => {
      const nyheter = await listNyheter(db, { ...listed(call), most: MOST_NYHETER + 1 });
      stored = nyheter.length;
      return nyheter.slice(0, MOST_NYHETER);
    });
    const present = presenter(soek, now);
    const linjer = linesOf(fortalte).flatMap(present);
    const sakIds = [...new Set(fortalte.map(({ sak }) => sak.sakId))];
    return {
      body: { linjer, flere: stored > MOST_NYHETER },
      audit: sakIds.length > 0 ? { action: 'nytt', detaljer: { sakIds } } : null,
    };
  },
});

/** Nothing of a search that has been deleted in the meantime. */
function presenter(soek: readonly LagretSoekRow[], now: Date): (linje: Linje) => NyttLinje[] {
  const byId = new Map(soek.map((one) => [one.id, one]));
  return ({ id, fortalte, lest }) => {
    const [{ nyhet, sak, endring }] = fortalte;
    const ider = fortalte.map((one) => one.nyhet.id);
    const line = { id, ider, tidspunkt: osloIso(nyhet.tidspunkt), lest };
    if (endring) return [{ ...line, slag: 'endring', sak, endring }];
    const found = byId.get(nyhet.lagretSoekId ?? 0);
    if (!found) return [];
    // Whether it can be run is said where it is run.
    const { search } = fromStored(found, now, () => true);
    return [
      {
        ...{ ...line, slag: 'treff' },
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
  access: 'read own news',
  searches: true,
  keys: ['soek', 'favoritter'],
  response: nyttAntallSchema,
  handle: async (call) => {
    const { db, now, waiting } = call;
    const fortalte = await tellable(db, { now, waiting }, () =>
      listUleste(db, { ...listed(call), most: MOST_NYHETER }),
    );
    return { body: { uleste: linesOf(fortalte).length }, audit: null };
  },
});

/** POST nytt/lest: what is not the reader's own, or is gone, stays as it is. */
const merkLest = changeRoute({
  method: 'post',
  path: pressePaths.nyttLest.path,
  summary: 'Marks some of what is new as read or not read',
  access: 'read own news',
  body: nyttLestSchema,
  response: null,
  status: 204,
  handle: async ({ db, session, body, now }) => {
    const { ider, lest } = body;
    await markLest(db, pressUserId(session), { ider, lest: lest ? now : null });
    return { body: null, audit: null };
  },
});

/** The list's path has another one below it, which stands first. */
export const nyttRoutes = [tellUleste, merkLest, hentNytt];
