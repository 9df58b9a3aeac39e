import { adminPaths } from '#contract/admin/paths.ts';
import { soeknadDetaljerSchema } from '#contract/admin/soeknader.ts';
import { listBekreftelserOfSoeknad } from '#db/bekreftelser.ts';
import { listDuplicates, listEarlier, readBehandletAv } from '#db/soeknad-review.ts';
import { readSoeknad } from '#db/soeknader.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentSoeknadDetaljer } from '#bff/presenters/soeknad-review.ts';
import { domstolNavn } from '#bff/soeknader/domstol.ts';
import { soeknadParams } from './soeknad-params.ts';

/** GET soeknad/{id} (SPEC §3, "Application"). The audit names the others that are shown with it, too. */
export const hentSoeknad = jsonRoute({
  method: 'get',
  path: adminPaths.soeknad.path,
  summary: 'An application, the employer’s answer, and what else the same person has sent',
  access: 'review applications',
  params: soeknadParams,
  response: soeknadDetaljerSchema,
  handle: async ({ db, params: { id } }) => {
    const stored = await readSoeknad(db, id);
    if (!stored) throw httpErrors.notFound();
    const around = {
      domstolNavn: await domstolNavn(db, stored.soeknad.foretrukketDomstolId),
      behandletAv: await readBehandletAv(db, id),
      bekreftelser: await listBekreftelserOfSoeknad(db, id),
      earlier: await listEarlier(db, stored),
      duplicates: await listDuplicates(db, stored),
    };
    const others = [...around.earlier, ...around.duplicates].map((other) => other.id);
    return {
      body: presentSoeknadDetaljer(stored, around),
      audit: {
        handling: 'soeknad_vist',
        detaljer: { soeknadId: id, andreSoeknader: [...new Set(others)] },
      },
    };
  },
});
