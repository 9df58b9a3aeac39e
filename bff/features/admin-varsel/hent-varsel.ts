import { adminPaths } from '#contract/admin/paths.ts';
import { storedVarselSchema } from '#contract/admin/varsel.ts';
import { readVarsel } from '#db/varsel.ts';
import { isVarselActive } from '#domain/varsel.ts';
import { jsonRoute } from '#bff/http/json-route.ts';

/** GET siteContents/hent-varsel: the banner as it is stored, shown or not. */
export const hentVarsel = jsonRoute({
  method: 'get',
  path: adminPaths.hentVarsel.path,
  summary: 'The stored banner, and whether press users see it; content is null without one',
  access: 'manage banner',
  response: storedVarselSchema,
  handle: async ({ db, now }) => {
    const varsel = await readVarsel(db);
    return {
      body: {
        content: varsel && JSON.stringify(varsel),
        vises: varsel !== null && isVarselActive(varsel, now),
      },
      audit: null,
    };
  },
});
