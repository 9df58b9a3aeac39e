import { adminPaths } from '#contract/admin/paths.ts';
import { brukerDetaljerSchema } from '#contract/admin/brukere.ts';
import { listBekreftelser } from '#db/bekreftelser.ts';
import { listSoeknaderOf, readBruker, readLastSignIn } from '#db/bruker.ts';
import { listDomstoler } from '#db/domstoler.ts';
import { readSuspensjon } from '#db/suspensjoner.ts';
import { osloDay } from '#domain/time.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentBrukerDetaljer } from '#bff/presenters/bruker.ts';
import { domstolNavn } from '#bff/soeknader/domstol.ts';
import { brukerParams } from './bruker-params.ts';

/** GET bruker/{id} (SPEC §3, "User"). */
export const hentBruker = jsonRoute({
  method: 'get',
  path: adminPaths.bruker.path,
  summary: 'A press user: profile, access, employers’ answers, applications and suspension',
  access: 'manage users',
  params: brukerParams,
  response: brukerDetaljerSchema,
  handle: async ({ db, params, now }) => {
    const bruker = await readBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    const { identitetHash, profil } = bruker;
    const around = {
      sistInnlogget: await readLastSignIn(db, identitetHash),
      suspensjon: await readSuspensjon(db, identitetHash),
      domstoler: await listDomstoler(db, osloDay(now)),
      domstolNavn: await domstolNavn(db, profil.foretrukketDomstolId),
      bekreftelser: await listBekreftelser(db, identitetHash),
      soeknader: await listSoeknaderOf(db, identitetHash),
    };
    return {
      body: presentBrukerDetaljer(bruker, around, now),
      audit: { handling: 'bruker_vist', detaljer: { brukerId: bruker.id } },
    };
  },
});
