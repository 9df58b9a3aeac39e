import { httpErrors } from '#bff/http/errors.ts';
import { type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/http/context.ts';
import { splitWords, textFieldsOf } from '#bff/typed-words.ts';
import {
  asksForSomething,
  lagredeSoekSchema,
  type LagretSoekForm,
  lagretSoekFormSchema,
  lagretSoekIdSchema,
  lagretSoekParams,
  nyttNavnSchema,
} from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { searchParamsSchema } from '#contract/search.ts';
import {
  addLagretSoek,
  changeLagretSoek,
  isNavnTaken,
  listLagredeSoek,
  removeLagretSoek,
} from '#db/lagret-soek/lagrede-soek.ts';
import { setLagretSoekVarsle } from '#db/notice/choices.ts';
import {
  lagredeSoekMessages as messages,
  MAX_LAGREDE_SOEK,
  UGYLDIG,
} from '#domain/lagrede-soek.ts';
import { osloIso } from '#domain/time.ts';
import { courtsNow } from '#bff/features/saker/courts/courts-now.ts';
import { withDays } from '#search/parse-query.ts';
import { addressOf, fromStored, toStored } from '#search/saved-search.ts';
import { readTyped, searchedFor } from '#bff/features/saker/search/search-request.ts';

/** GET lagrede-soek: what its owner has typed, and nothing of any case. Counting is a call of its own, so that the list waits for nothing. */
const hentLagredeSoek = jsonRoute({
  method: 'get',
  path: pressePaths.lagredeSoek.path,
  summary: "The press user's saved searches",
  access: 'save searches',
  keys: ['soek'],
  response: lagredeSoekSchema,
  handle: async ({ db, session, now }) => {
    const [rows, isCourt] = await Promise.all([
      listLagredeSoek(db, pressUserId(session)),
      courtsNow(db, now),
    ]);
    return {
      body: rows.map(({ id, navn, lagret, varsle, ...stored }) => {
        const { search, periode, ugyldig } = fromStored(stored, now, isCourt);
        return {
          ...{ id, navn, soek: addressOf(search), periode, ugyldig, varsle },
          lagret: osloIso(lagret),
        };
      }),
      audit: null,
    };
  },
});

type Form = ChangeCall<unknown, LagretSoekForm>;

/** What is to be stored. Throws 400 for a search that could not be run, or that asks for nothing. */
async function readForm({ db, body, now, session }: Form) {
  const search = readTyped({ query: new URLSearchParams(body.soek), now, session });
  const isCourt = await courtsNow(db, now);
  if (!isCourt(search.domstolid)) throw httpErrors.validation({ domstolid: [UGYLDIG.domstol] });
  // A day alone is every case of that day.
  if (!asksForSomething(withDays(search, now)))
    throw httpErrors.validation({ soek: [messages.tooWide] });
  const { foelgerDagen, varsle } = body;
  const stored = toStored(search, { foelgerDagen, now });
  const { rest, words } = splitWords(searchedFor(search), TYPED);
  return {
    stored: { navn: body.navn, ...stored, lagret: now },
    detaljer: { soek: rest, foelgerDagen, ...(varsle && { varsle }) },
    ord: { navn: body.navn, ...words },
  };
}

const TYPED = textFieldsOf(searchParamsSchema);

const taken = () => httpErrors.validation({ navn: [messages.navnTaken] });
const changes = { access: 'save searches', response: null, status: 204 } as const;

/** The search and how soon it tells are stored together. */
const lagreSoek = changeRoute({
  access: 'save searches',
  method: 'post',
  path: pressePaths.lagredeSoek.path,
  summary: 'Saves a search, with how soon its owner is told what it finds',
  body: lagretSoekFormSchema,
  response: lagretSoekIdSchema,
  answers: [409],
  handle: async (call) => {
    const { db, session } = call;
    const { stored, detaljer, ord } = await readForm(call);
    const limited = { ...stored, most: MAX_LAGREDE_SOEK };
    const added = await addLagretSoek(db, pressUserId(session), limited);
    if (added === 'full') throw httpErrors.tooManySaved();
    if (added === 'taken') throw taken();
    await chooseVarsle(call, added);
    return {
      body: { id: added },
      audit: { action: 'soek_lagret', detaljer: { lagretSoekId: added, ...detaljer }, ord },
    };
  },
});

const endreLagretSoek = changeRoute({
  ...changes,
  method: 'put',
  path: pressePaths.lagretSoek.path,
  summary: 'Replaces a saved search',
  params: lagretSoekParams,
  body: lagretSoekFormSchema,
  handle: async (call) => {
    const { stored, detaljer, ord } = await readForm(call);
    const id = await change(call, stored);
    await chooseVarsle(call, id);
    return {
      body: null,
      audit: { action: 'lagret_soek_endret', detaljer: { lagretSoekId: id, ...detaljer }, ord },
    };
  },
});

async function chooseVarsle({ db, session, body: { varsle }, now }: Form, id: number) {
  if (!varsle) return;
  await setLagretSoekVarsle(db, { pressebrukerId: pressUserId(session), id }, { varsle, now });
}

const giNyttNavn = changeRoute({
  ...changes,
  method: 'put',
  path: pressePaths.lagretSoekNavn.path,
  summary: 'Gives a saved search another name',
  params: lagretSoekParams,
  body: nyttNavnSchema,
  handle: async (call) => {
    const { navn } = call.body;
    const id = await change(call, { navn });
    return {
      body: null,
      audit: { action: 'lagret_soek_endret', detaljer: { lagretSoekId: id }, ord: { navn } },
    };
  },
});

type Named = Pick<ChangeCall<{ readonly id: string }>, 'db' | 'session' | 'params'>;

/** Throws 400 when another one has the name, 404 when this person has none of that id. */
async function change(
  { db, session, params }: Named,
  to: Parameters<typeof changeLagretSoek>[2],
): Promise<number> {
  const owned = { pressebrukerId: pressUserId(session), id: Number(params.id) };
  if (await isNavnTaken(db, owned, to.navn)) throw taken();
  if (!(await changeLagretSoek(db, owned, to))) throw httpErrors.notFound();
  return owned.id;
}

/** Deleting one that is gone is a success that changes nothing. */
const slettLagretSoek = changeRoute({
  ...changes,
  method: 'delete',
  path: pressePaths.lagretSoek.path,
  summary: 'Deletes a saved search',
  params: lagretSoekParams,
  handle: async ({ db, session, params }) => {
    const id = Number(params.id);
    const removed = await removeLagretSoek(db, { pressebrukerId: pressUserId(session), id });
    const audit = { action: 'lagret_soek_slettet', detaljer: { lagretSoekId: id } } as const;
    return { body: null, audit: removed ? audit : null };
  },
});

export const lagredeSoekRoutes = [
  hentLagredeSoek,
  lagreSoek,
  endreLagretSoek,
  giNyttNavn,
  slettLagretSoek,
];
