import type { Knex } from 'knex';
import { jsonRoute } from '#bff/http/json-route.ts';
import { mottakSchema } from '#contract/mottak.ts';
import { pressePaths } from '#contract/paths.ts';
import { readMottatt } from '#db/domstol/innlesinger.ts';
import { isLate } from '#domain/mottak.ts';
import { osloDay, osloIso } from '#domain/time.ts';
import { everyMinute } from './every-minute.ts';

const mottatt = everyMinute((db: Knex, now: Date) => readMottatt(db, osloDay(now)));

/** GET mottak: when each court's list was last received. It tells of no case. */
export const hentMottak = jsonRoute({
  method: 'get',
  path: pressePaths.mottak.path,
  summary: "When each court's list was last received",
  access: 'search cases',
  response: mottakSchema,
  handle: async ({ db, now }) => ({
    body: (await mottatt(db, now)).map(({ domstolId, domstolNavn, sist }) => ({
      domstolId,
      domstolNavn,
      sistMottatt: osloIso(sist),
      erForsinket: isLate(sist, now),
    })),
    audit: null,
  }),
});
