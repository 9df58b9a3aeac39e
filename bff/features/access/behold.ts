import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { beholdSchema } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { lockBruker } from '#db/bruker/pressebrukere.ts';
import { readBeholdt, readBruk, writeBeholdt } from '#db/bruker/ubrukt.ts';
import { isUnused } from '#domain/ubrukt.ts';
import { brukerParams, requireBrukerVersion, showBruker } from './users.ts';

/**
 * POST bruker/{id}/behold: access that is not used counts as used today, for a reason; with `begrunnelse: null` no longer, so that its
 * owner is told anew. Throws 409 `not_unused` when there is nothing to keep (any more) or nothing was kept, and `bruker_changed`.
 */
export const beholdTilgang = changeRoute({
  method: 'post',
  path: adminPaths.behold.path,
  answers: [409],
  summary:
    'Keeps the access of a press user who has not used it for twelve months, with a reason, or no longer',
  access: 'manage users',
  params: brukerParams,
  body: beholdSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, params, body: { begrunnelse, versjon }, now }) => {
    const bruker = await lockBruker(db, params.id);
    const bruk = bruker && (await readBruk(db, bruker.id));
    if (!bruk) throw httpErrors.notFound();
    const keeps = begrunnelse !== null;
    const isPossible = keeps ? isUnused(bruk, now) : (await readBeholdt(db, bruker.id)) !== null;
    if (!isPossible) throw httpErrors.notUnused();
    requireBrukerVersion(bruker, versjon);
    await writeBeholdt(db, bruker.id, keeps ? { tidspunkt: now, begrunnelse } : null);
    const detaljer = { brukerId: bruker.id };
    return {
      body: null,
      audit: keeps
        ? { action: 'tilgang_beholdt', detaljer: { ...detaljer, begrunnelse } }
        : { action: 'tilgang_ikke_beholdt', detaljer },
    };
  },
});
