import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { expiryOf, tellOwner } from '#bff/mail/noekler.ts';
import { newMachineKey } from '#bff/session/machine-key.ts';
import { pressUserId } from '#bff/http/context.ts';
import {
  noekkelFormSchema,
  noekkelParams,
  noeklerSchema,
  nyNoekkelSchema,
} from '#contract/noekler.ts';
import { pressePaths } from '#contract/paths.ts';
import { addNoekkel, listNoekler, removeNoekkel } from '#db/noekkel/noekler.ts';
import { discardOccasions } from '#db/queues/mail-outbox.ts';
import {
  MAX_NOEKLER,
  noekkelMessages as messages,
  OMFANG_VALG,
  utloeperOf,
} from '#domain/noekler.ts';
import { osloIso } from '#domain/time.ts';

/*
 * A press user's keys for programs. None of these calls takes a key: whoever has found one can't make another of it, nor see which
 * others there are.
 */

const hentNoekler = jsonRoute({
  method: 'get',
  path: pressePaths.noekler.path,
  summary: "The press user's keys for programs, without the keys themselves",
  access: 'manage own keys',
  response: noeklerSchema,
  handle: async ({ db, session, now }) => {
    const rows = await listNoekler(db, pressUserId(session));
    return {
      body: rows.map(({ id, navn, omfang, opprettet, utloeper, sistBrukt }) => ({
        ...{ id, navn, omfang: [...omfang] },
        opprettet: osloIso(opprettet),
        utloeper: osloIso(utloeper),
        erUtloept: utloeper <= now,
        sistBrukt: sistBrukt && osloIso(sistBrukt),
      })),
      audit: null,
    };
  },
});

const lagNoekkel = changeRoute({
  method: 'post',
  path: pressePaths.noekler.path,
  summary: 'Makes a key for a program, which is shown in this answer and never again',
  access: 'manage own keys',
  limit: 'application',
  body: noekkelFormSchema,
  response: nyNoekkelSchema,
  answers: [409],
  handle: async ({ db, session, body, now }) => {
    const { key, hash } = newMachineKey();
    const omfang = OMFANG_VALG.filter((one) => body.omfang.includes(one));
    const utloeper = utloeperOf(body.dager, now);
    const noekkel = { navn: body.navn, hash, omfang, opprettet: now, utloeper, most: MAX_NOEKLER };
    const id = await addNoekkel(db, pressUserId(session), noekkel);
    if (id === 'full') throw httpErrors.tooManyNoekler();
    if (id === 'taken') throw httpErrors.validation({ navn: [messages.navnTaken] });
    await tellOwner(
      db,
      pressUserId(session),
      {
        noekkel: `noekkel_laget:${id}`,
        mail: (fornavn) => ({
          mal: 'noekkel_laget',
          data: { fornavn, navn: body.navn, omfang, utloeper: utloeper.toISOString() },
        }),
      },
      now,
    );
    return {
      body: { id, noekkel: key },
      audit: {
        action: 'noekkel_laget',
        detaljer: { noekkelId: id, omfang, utloeper: osloIso(utloeper) },
        ord: { navn: body.navn },
      },
    };
  },
});

/** Deleting one that is gone is a success that changes nothing. */
const slettNoekkel = changeRoute({
  method: 'delete',
  path: pressePaths.noekkel.path,
  summary: 'Deletes a key: programs with it are refused from now on',
  access: 'manage own keys',
  params: noekkelParams,
  response: null,
  status: 204,
  handle: async ({ db, session, params }) => {
    const id = Number(params.id);
    const removed = await removeNoekkel(db, { pressebrukerId: pressUserId(session), id });
    if (removed) await discardOccasions(db, [expiryOf(id)]);
    const audit = { action: 'noekkel_slettet', detaljer: { noekkelId: id } } as const;
    return { body: null, audit: removed ? audit : null };
  },
});

export const noekkelRoutes = [hentNoekler, lagNoekkel, slettNoekkel];
