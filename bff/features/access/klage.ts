import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute, type ChangeCall } from '#bff/http/json-route.ts';
import { klagerettAt } from '#bff/klage-config.ts';
import type { Deps } from '#bff/deps.ts';
import { klagePath, minKlageSchema, nyKlageSchema } from '#contract/klage.ts';
import type { KlageDetaljer, MinKlage } from '#contract/klage.ts';
import { lockPerson } from '#db/bruker/pressebrukere.ts';
import { type StoredKlage, insertKlage, readKlage } from '#db/klage/klager.ts';
import { readNewestAvslag } from '#db/soeknad/avslag.ts';
import { erForSen } from '#domain/klage.ts';
import { isWrittenOf, osloIso } from '#domain/time.ts';

/** GET min-soeknad/klage: why the newest own application was rejected, and the complaint about it; 404 unless it was rejected. */
const minKlage = jsonRoute({
  method: 'get',
  path: klagePath.path,
  answers: [404],
  summary: 'That the own application was rejected, how to complain, and what has been complained',
  access: 'see own application',
  response: minKlageSchema,
  handle: async ({ db, deps: { config }, session, now }) => {
    const avslag = await readNewestAvslag(db, session.identitetHash);
    if (!avslag) throw httpErrors.notFound();
    const { id, behandlet, avslagBegrunnelse } = avslag;
    const klage = await readKlage(db, id);
    // One about an earlier rejection of the same application has had its answer.
    const current = klage?.avslaatt.getTime() === behandlet.getTime() ? klage : null;
    const { frist, ...rett } = klagerettAt(behandlet, config);
    return {
      body: {
        ...rett,
        avslaatt: osloIso(behandlet),
        begrunnelse: avslagBegrunnelse,
        frist: current?.frist ?? frist,
        forSen: erForSen(now, frist),
        klage: current && presentOwn(current),
      },
      audit: { action: 'soeknad_vist', detaljer: { soeknadId: id } },
    };
  },
});

/** The complaint as its applicant may know it: who answered it is not among it. */
function presentOwn({ tekst, ord, utfall, ...klage }: StoredKlage): MinKlage['klage'] {
  return { tekst, ord, utfall, ...timesOf(klage) };
}

const timesOf = ({ sendt, frist, avgjort }: Pick<StoredKlage, 'sendt' | 'frist' | 'avgjort'>) => ({
  sendt: osloIso(sendt),
  forSen: erForSen(sendt, frist),
  avgjort: avgjort && osloIso(avgjort),
});

/** POST min-soeknad/klage: once for each rejection; also too late, which is for an administrator to judge. */
const klag = changeRoute({
  method: 'post',
  path: klagePath.path,
  answers: [409],
  summary: 'Complains about the rejection of the own application',
  access: 'change own application',
  limit: 'application',
  body: nyKlageSchema,
  response: null,
  status: 204,
  handle: async ({ db, deps, session, body: { tekst, avslaatt }, now }: Klager) => {
    await lockPerson(db, session.identitetHash);
    const avslag = await readNewestAvslag(db, session.identitetHash);
    const isRead = avslaatt === undefined || isWrittenOf(avslaatt, avslag?.behandlet ?? null);
    if (!avslag || !isRead) throw httpErrors.rejectionEnded();
    const { id, behandlet } = avslag;
    const { frist } = klagerettAt(behandlet, deps.config);
    const sent = { avslaatt: behandlet, frist, tekst, sendt: now };
    if (!(await insertKlage(db, id, sent))) throw httpErrors.klageSent();
    const forSen = erForSen(now, frist);
    const detaljer = { soeknadId: id, ...(forSen && { forSen }) };
    return { body: null, audit: { action: 'klage_sendt', detaljer } };
  },
});
type Klager = ChangeCall<
  unknown,
  { readonly tekst: string; readonly avslaatt?: string | undefined }
>;

/** The complaint as administrators see it. */
export function presentKlage(
  { tekst, ord, utfall, av, frist, ...klage }: StoredKlage,
  config: Deps['config'],
  egetAvslag: boolean,
): KlageDetaljer {
  const times = timesOf({ ...klage, frist });
  return { tekst, ord, utfall, av, frist, ...times, instans: config.KLAGE_INSTANS, egetAvslag };
}

export const klageRoutes = [minKlage, klag];
