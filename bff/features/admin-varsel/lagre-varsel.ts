import { adminPaths } from '#contract/admin/paths.ts';
import { varselPayloadSchema } from '#contract/admin/varsel.ts';
import { insertVarsel, updateVarsel } from '#db/varsel.ts';
import type { Varsel } from '#domain/varsel.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import type { AuditEntry } from '#bff/security/audit.ts';
import { readContent } from './read-content.ts';

const save = {
  method: 'post',
  access: 'manage banner',
  body: varselPayloadSchema,
  response: null,
  status: 204,
} as const;

/** POST siteContents/legg-til-varsel; 409 `varsel_exists` when there is one already. */
export const leggTilVarsel = jsonRoute({
  ...save,
  path: adminPaths.leggTilVarsel.path,
  summary: 'Stores the banner when there is none',
  handle: async ({ db, body, now }) => {
    const varsel = readContent(body.content);
    if (!(await insertVarsel(db, varsel, now))) throw httpErrors.varselExists();
    return { body: null, audit: saved(varsel) };
  },
});

/** POST siteContents/oppdater-varsel; 404 when there is none. */
export const oppdaterVarsel = jsonRoute({
  ...save,
  path: adminPaths.oppdaterVarsel.path,
  summary: 'Stores the banner in place of the one there is',
  handle: async ({ db, body, now }) => {
    const varsel = readContent(body.content);
    if (!(await updateVarsel(db, varsel, now))) throw httpErrors.notFound();
    return { body: null, audit: saved(varsel) };
  },
});

function saved({ purpose, endDate }: Varsel): AuditEntry {
  return { handling: 'varsel_lagret', detaljer: { purpose, ...(endDate ? { endDate } : {}) } };
}
