import { pressePaths } from '#contract/paths.ts';
import { varselResponseSchema } from '#contract/varsel.ts';
import { readVarsel } from '#db/varsel.ts';
import { isVarselActive } from '#domain/varsel.ts';
import { jsonRoute } from '#bff/http/json-route.ts';

/** GET hent-varsel: the banner, only while it is active. */
export const hentVarsel = jsonRoute({
  method: 'get',
  path: pressePaths.varsel.path,
  summary: 'The active banner; content is null without one',
  access: 'see banner',
  response: varselResponseSchema,
  handle: async ({ db, now }) => {
    const varsel = await readVarsel(db);
    const active = varsel !== null && isVarselActive(varsel, now);
    return { body: { content: active ? JSON.stringify(varsel) : null }, audit: null };
  },
});
