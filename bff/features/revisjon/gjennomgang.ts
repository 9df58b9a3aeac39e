import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import {
  type Gjennomgang as ShownGjennomgang,
  type GjennomgangRad as ShownRad,
  gjennomgangDetaljerSchema,
  gjennomgangerSchema,
  signerGjennomgangSchema,
  vurderRadSchema,
} from '#contract/admin/gjennomgang.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Gjennomgang,
  type GjennomgangRad,
  listGjennomganger,
  lockGjennomgang,
  readGjennomgang,
  readRader,
  signGjennomgang,
  updateRad,
} from '#db/gjennomgang/reviews.ts';
import { readRowsById } from '#db/revisjon/rows.ts';
import { MAANED, erForfalt, fristFor, gjennomgangMessages } from '#domain/gjennomgang.ts';
import { displayName } from '#domain/person-name.ts';
import { pseudonymOf } from '#domain/revisjon.ts';
import { osloIso } from '#domain/time.ts';
import { namesIn, presentRevisjon } from './revisjon.ts';

const maanedParams = z.object({ maaned: z.string().regex(MAANED) });
const radParams = maanedParams.extend({ nr: z.coerce.number().int().positive().max(10_000) });

const by = (av: string | null, tidspunkt: Date) => ({
  av: av && displayName(av),
  tidspunkt: osloIso(tidspunkt),
});

function present({ signertAv, ...review }: Gjennomgang, now: Date): ShownGjennomgang {
  const { maaned, signert } = review;
  return {
    ...review,
    frist: fristFor(maaned),
    forfalt: erForfalt(maaned, signert, now),
    signert: signert && by(signertAv, signert),
  };
}

type Read = Pick<ChangeCall, 'db' | 'session'>;

/** The rows as the caller sees them, with the events as the log shows them. */
async function presentRader(
  { db, session }: Read,
  rader: readonly GjennomgangRad[],
): Promise<ShownRad[]> {
  const ids = rader.flatMap(({ revisjonId }) => revisjonId ?? []);
  const events = await readRowsById(db, ids);
  const names = await namesIn(db, events);
  const shown = new Map(events.map((event) => [event.id, presentRevisjon(event, names)]));
  return rader.map(({ person, navn, gjelder, vurdering, vurdert, vurdertAv, ord, ...rad }) => {
    const { nr, slag, antall, antallFoer, versjon, tidspunkt, revisjonId } = rad;
    const hendelse = (revisjonId !== null && shown.get(revisjonId)) || null;
    return {
      ...{ nr, slag, antall, antallFoer, versjon, hendelse, tidspunkt: osloIso(tidspunkt) },
      person: person && {
        navn: hendelse?.navn ?? (navn && displayName(navn)),
        pseudonym: pseudonymOf(person),
      },
      egen: isAbout({ person, gjelder }, session.identitetHash),
      vurdering: vurdering && vurdert && { verdi: vurdering, ord, ...by(vurdertAv, vurdert) },
    };
  });
}

/** What somebody has done, or what was done to them, another one judges. */
function isAbout(
  { person, gjelder }: Pick<GjennomgangRad, 'person' | 'gjelder'>,
  who: Buffer,
): boolean {
  return [person, gjelder].some((one) => one?.equals(who));
}

const hentGjennomganger = jsonRoute({
  method: 'get',
  path: adminPaths.gjennomganger.path,
  summary: 'The monthly reviews of the audit log, as numbers',
  access: 'read audit log',
  response: gjennomgangerSchema,
  // Nothing of what the log has: a look at it is not logged.
  handle: async ({ db, now }) => ({
    body: { gjennomganger: (await listGjennomganger(db)).map((one) => present(one, now)) },
    audit: null,
  }),
});

const hentGjennomgang = jsonRoute({
  method: 'get',
  path: adminPaths.gjennomgang.path,
  summary: 'One review: unusual reading, rows drawn at random, and what is said of each',
  access: 'read audit log',
  params: maanedParams,
  answers: [404],
  response: gjennomgangDetaljerSchema,
  handle: async ({ db, session, now, params: { maaned } }) => {
    const found = await readGjennomgang(db, maaned);
    if (!found) throw httpErrors.notFound();
    const rader = await presentRader({ db, session }, await readRader(db, maaned));
    return {
      body: { gjennomgang: present(found, now), rader },
      audit: { action: 'gjennomgang_vist', detaljer: { maaned } },
    };
  },
});

/** Judges one row. The others may be judged by somebody else at the same time. */
const vurderRad = changeRoute({
  method: 'post',
  path: adminPaths.vurderRad.path,
  summary: 'Says of one row of a review whether it is as it should be',
  access: 'read audit log',
  params: radParams,
  body: vurderRadSchema,
  answers: [403, 404, 409],
  response: null,
  status: 204,
  stored: async ({ db, session, params: { maaned, nr } }) => {
    const [row] = await presentRader({ db, session }, await readRader(db, maaned, nr));
    return row
      ? { body: row, audit: { action: 'gjennomgang_vist', detaljer: { maaned, radNr: nr } } }
      : null;
  },
  handle: async ({ db, session, body, now, params: { maaned, nr } }) => {
    const review = await lockGjennomgang(db, maaned, false);
    const [row] = await readRader(db, maaned, nr);
    if (!review || !row) throw httpErrors.notFound();
    if (isAbout(row, session.identitetHash)) throw httpErrors.ownRow();
    if (review.signert) throw httpErrors.reviewSigned();
    const by = { av: session.identitetHash, now };
    if (!(await updateRad(db, { maaned, nr }, body, by))) throw httpErrors.rowJudged();
    const detaljer = { maaned, radNr: nr, vurdering: body.vurdering };
    return {
      body: null,
      audit: {
        action: 'gjennomgang_vurdert',
        detaljer,
        ...(row.person && { gjelderHash: row.person }),
      },
    };
  },
});

const signerGjennomgang = changeRoute({
  method: 'post',
  path: adminPaths.signerGjennomgang.path,
  summary: 'Signs a review in which every row is judged; it is read-only from then on',
  access: 'read audit log',
  params: maanedParams,
  body: signerGjennomgangSchema,
  answers: [404, 409],
  response: null,
  status: 204,
  stored: async ({ db, now, params: { maaned } }) => {
    const found = await readGjennomgang(db, maaned);
    return found && { body: present(found, now), audit: null };
  },
  handle: async ({ db, session, now, params: { maaned } }) => {
    const review = await lockGjennomgang(db, maaned, true);
    if (!review) throw httpErrors.notFound();
    if (review.signert) throw httpErrors.reviewSigned();
    const missing = (await readRader(db, maaned)).filter(({ vurdering }) => vurdering === null);
    if (missing.length > 0)
      throw httpErrors.validation(
        Object.fromEntries(missing.map(({ nr }) => [`rad-${nr}`, [gjennomgangMessages.vurdering]])),
      );
    await signGjennomgang(db, maaned, { av: session.identitetHash, now });
    return { body: null, audit: { action: 'gjennomgang_signert', detaljer: { maaned } } };
  },
});

export const gjennomgangRoutes = [hentGjennomganger, hentGjennomgang, vurderRad, signerGjennomgang];
