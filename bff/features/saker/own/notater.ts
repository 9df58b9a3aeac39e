import { isDeepStrictEqual } from 'node:util';
import { httpErrors } from '#bff/http/errors.ts';
import { type Call, changeRoute, type ChangeCall, jsonRoute } from '#bff/http/json-route.ts';
import { encrypt } from '#bff/session/key-ring.ts';
import { pressUserId } from '#bff/http/context.ts';
import {
  type LagreNotat,
  lagretNotatSchema,
  lagreNotatSchema,
  notaterSchema,
  type NotatIListe,
  notatSchema,
} from '#contract/notat.ts';
import { pressePaths } from '#contract/paths.ts';
import { sakIdParams } from '#contract/sak.ts';
import {
  addNotat,
  changeNotat,
  countNotater,
  deleteNotat,
  findNotat,
  holdShownSak,
  listNotater,
} from '#db/notat/notater.ts';
import { readSaker } from '#db/sak/saker.ts';
import { isEmptyNotat, NOTAT_LIMITS, type Notatinnhold, notatMessages } from '#domain/notat.ts';
import { osloIso } from '#domain/time.ts';
import { alleBegrensninger } from '#domain/visibility.ts';
import { openNotat } from '#bff/notat-innhold.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import { missing } from '#bff/features/saker/shown/skjult.ts';

/*
 * A press user's own notes and labels on cases. What is written stands in no log, no error and no audit row, and the database
 * has it encrypted: it is searched by the browser, among what its owner has been given.
 */

/** GET notater: all of the reader's own. */
const hentNotater = jsonRoute({
  method: 'get',
  path: pressePaths.notater.path,
  summary: "The press user's own notes on cases, the last changed first",
  access: 'read own notes',
  response: notaterSchema,
  handle: async (call) => {
    const { db, deps, session, now } = call;
    const notater = await listNotater(db, pressUserId(session));
    const sakIds = notater.map(({ sakId }) => sakId);
    const shown = new Map((await readSaker(db, sakIds)).map((sak) => [sak.sakId, sak]));
    const body = notater.map(({ sakId, saksnummer, domstolNavn, ...notat }): NotatIListe => {
      const sak = shown.get(sakId);
      const hit = sak ? presentHit(sak, { now, erFavoritt: false }) : null;
      return {
        ...{ sakId, saksnummer, domstolNavn: hit?.domstolNavn ?? domstolNavn },
        erHentetFraSakApi: hit?.erHentetFraSakApi ?? false,
        saksTema: hit?.saksTema ?? null,
        begrensninger: sak ? alleBegrensninger(sak, now) : [],
        skjult: hit === null,
        tekst: null,
        merker: [],
        ...openNotat(deps.config.keys.audit, notat),
        endret: osloIso(notat.endret),
      };
    });
    return { body, audit: { action: 'notater', detaljer: { sakIds } } };
  },
});

const one = { params: sakIdParams, limit: 'note' } as const;
type NotatCall = Pick<Call<{ sakId: string }>, 'session' | 'params'>;
const keyOf = ({ session, params }: NotatCall) => ({
  pressebrukerId: pressUserId(session),
  sakId: params.sakId,
});

/** GET notat/{sakId}. That a case has no note says nothing of whether there is such a case. */
const hentNotat = jsonRoute({
  ...one,
  method: 'get',
  path: pressePaths.notat.path,
  summary: "The press user's own note on a case; empty when there is none",
  access: 'read own notes',
  answers: [410],
  response: notatSchema,
  handle: async (call) => {
    const stored = await findNotat(call.db, keyOf(call));
    if (!stored) return { body: { tekst: '', merker: [], versjon: 0, endret: null }, audit: null };
    const innhold = openNotat(call.deps.config.keys.audit, stored);
    if (!innhold) throw httpErrors.gone(notatMessages.unreadable);
    const { versjon, endret } = stored;
    return { body: { ...innhold, versjon, endret: osloIso(endret) }, audit: null };
  },
});

/** PUT notat/{sakId}: what was saved before an answer got lost is saved, and not refused, when it comes again. */
const lagreNotat = changeRoute({
  ...one,
  method: 'put',
  path: pressePaths.notat.path,
  summary: "Saves the press user's own note on a case; an empty one is deleted",
  access: 'write own notes',
  answers: [409, 410],
  body: lagreNotatSchema,
  response: lagretNotatSchema,
  handle: async (call) => {
    const { db, deps, session, params, body, now } = call;
    if (!(await holdShownSak(db, params.sakId)))
      throw await missing(db, deps, params.sakId, session);
    const { change, versjon } = await changeOf(call);
    if (change === 'none') return { body: { versjon }, audit: null };
    const key = keyOf(call);
    if (change === 'delete') {
      await deleteNotat(db, key);
      return { body: { versjon: 0 }, audit: { action: 'notat_slettet', sakId: params.sakId } };
    }
    const { tekst, merker } = body;
    const sealed = encrypt(deps.config.keys.audit, JSON.stringify({ tekst, merker }));
    if (change === 'change') {
      await changeNotat(db, key, sealed, now);
      return { body: { versjon: versjon + 1 }, audit: null };
    }
    if (!(await addNotat(db, key, sealed, now))) throw httpErrors.notatChanged();
    return { body: { versjon: 1 }, audit: { action: 'notat_lagt_til', sakId: params.sakId } };
  },
});

interface Change {
  readonly change: 'none' | 'add' | 'change' | 'delete';
  /** Of what is there. */
  readonly versjon: number;
}

/** What saving has to do. Throws 409 when the note is not the one that was changed, or one too many. */
async function changeOf(call: ChangeCall<{ sakId: string }, LagreNotat>): Promise<Change> {
  const { db, deps, session, body } = call;
  const stored = await findNotat(db, keyOf(call), { lock: true });
  const versjon = stored?.versjon ?? 0;
  const isEmpty = isEmptyNotat(body);
  const before = stored && openNotat(deps.config.keys.audit, stored);
  if (stored ? isSame(before, body) : isEmpty) return { change: 'none', versjon };
  if (versjon !== body.versjon) throw httpErrors.notatChanged();
  if (stored) return { change: isEmpty ? 'delete' : 'change', versjon };
  if ((await countNotater(db, pressUserId(session))) >= NOTAT_LIMITS.saker)
    throw httpErrors.tooManyNotater();
  return { change: 'add', versjon };
}

/** DELETE notat/{sakId}: also of a case that is hidden by now. Deleting what is not there is a success. */
const slettNotat = changeRoute({
  ...one,
  method: 'delete',
  path: pressePaths.notat.path,
  summary: "Deletes the press user's own note on a case",
  access: 'write own notes',
  response: null,
  status: 204,
  handle: async (call) => {
    const deleted = await deleteNotat(call.db, keyOf(call));
    const { sakId } = call.params;
    return { body: null, audit: deleted ? { action: 'notat_slettet', sakId } : null };
  },
});

/** As they are compared when a call comes again. */
function isSame(stored: Notatinnhold | null, { tekst, merker }: Notatinnhold): boolean {
  return stored !== null && isDeepStrictEqual(stored, { tekst, merker });
}

export const notatRoutes = [hentNotater, hentNotat, lagreNotat, slettNotat];
