import { z } from 'zod';
import { jsonRoute } from '#bff/http/json-route.ts';
import { LIST_RULES, refuseList } from '#bff/http/lists.ts';
import { LONG_TEXTS, refuseLongTexts } from '#bff/http/texts.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  MEST_I_KOE,
  type SoeknadRad,
  type SoeknadStillingRad,
  soeknadKoeParamsSchema,
  soeknadKoeSchema,
  soeknaderMedStillingSchema,
  soeknaderParamsSchema,
  soeknaderSchema,
} from '#contract/admin/soeknader.ts';
import { readParams } from '#contract/values.ts';
import {
  type ListedSoeknad,
  countKlager,
  countStillinger,
  listSoeknadIds,
  listSoeknadPage,
} from '#db/soeknad/list.ts';
import { ventetDager } from '#domain/soeknad-stilling.ts';
import { osloIso } from '#domain/time.ts';

/**
 * GET soeknad/alle-soeknader. The audit log keeps which applications were shown, and not the search words: they may
 * be names.
 */
const listSoeknaderRoute = jsonRoute({
  method: 'get',
  path: adminPaths.soeknader.path,
  summary: 'One page of the applications, filtered, searched and sorted',
  access: 'review applications',
  query: soeknaderParamsSchema,
  rules: LIST_RULES,
  // The larger answer first: the smaller one fits it too.
  response: z.union([soeknaderMedStillingSchema, soeknaderSchema]),
  handle: async ({ db, session, query, now }) => {
    refuseList(query);
    const { sok, ...params } = readParams(soeknaderParamsSchema, query);
    const { soeknader, totalt } = await listSoeknadPage(
      db,
      { ...params, sok },
      { now, administrator: session.identitetHash },
    );
    return {
      body:
        params.vis === undefined
          ? { soeknader: soeknader.map(presentRad), totalt }
          : {
              soeknader: soeknader.map((row) => presentStilling(row, now)),
              totalt,
              antall: { ...(await countStillinger(db, now)), klager: await countKlager(db) },
            },
      audit: {
        action: 'soeknader_listet',
        detaljer: {
          ...params,
          sok,
          harSoek: sok !== '',
          soeknadIder: soeknader.map(({ id }) => id),
        },
      },
    };
  },
});

/** GET soeknad/koe: the ids of the list, so that one can go from application to application in its order. */
const hentKoe = jsonRoute({
  method: 'get',
  path: adminPaths.soeknadKoe.path,
  summary: 'The ids of the applications of a list, in its order',
  access: 'review applications',
  query: soeknadKoeParamsSchema,
  rules: LONG_TEXTS,
  response: soeknadKoeSchema,
  handle: async ({ db, query, now }) => {
    refuseLongTexts(query);
    const { sok, ...params } = readParams(soeknadKoeParamsSchema, query);
    const ider = await listSoeknadIds(db, { ...params, sok }, { now, most: MEST_I_KOE });
    return {
      body: { ider },
      audit: {
        action: 'soeknader_listet',
        detaljer: { ...params, sok, harSoek: sok !== '', soeknadIder: ider },
      },
    };
  },
});

function presentRad(row: ListedSoeknad): SoeknadRad {
  const { id, fornavn, etternavn, stilling, redaksjon, soeknadsdato, status, kommentar } = row;
  return {
    ...{ id, fornavn, etternavn, stilling, redaksjon, status, kommentar },
    søknadsDato: osloIso(soeknadsdato),
  };
}

function presentStilling(row: ListedSoeknad, now: Date): SoeknadStillingRad {
  const { kontaktperson, svar, spurt, svart, melding, muligDuplikat, harSoektFoer, ...rest } = row;
  const { ulest, klageVenter } = rest;
  return {
    ...presentRad(row),
    ...{ kontaktperson, muligDuplikat, harSoektFoer, ulest },
    ...(klageVenter && { klageVenter }),
    arbeidsgiver: {
      ...{ svar, melding },
      spurt: spurt && osloIso(spurt),
      svart: svart && osloIso(svart),
    },
    ventetDager: ventetDager(row, now),
  };
}

export const reviewListRoutes = [listSoeknaderRoute, hentKoe];
