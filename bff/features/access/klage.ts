import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type Call, changeRoute, jsonRoute, type ChangeCall } from '#bff/http/json-route.ts';
import { klagerettAt } from '#bff/klage-config.ts';
import type { Deps } from '#bff/deps.ts';
import { klagePath, minKlageSchema, nyKlageSchema } from '#contract/klage.ts';
import type { KlageDetaljer, MinKlage } from '#contract/klage.ts';
import { lockPerson } from '#db/bruker/pressebrukere.ts';
import { type StoredKlage, insertKlage, readKlage } from '#db/klage/klager.ts';
import { isDecidedBy, readNewestAvslag } from '#db/soeknad/avslag.ts';
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
    const current = await readKlageOm(db, id, behandlet);
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

/** The complaint about this rejection: one about an earlier one of the same application has had its answer. */
export async function readKlageOm(
  db: Knex,
  soeknadId: string,
  avslaatt: Date | null,
): Promise<StoredKlage | null> {
  const klage = await readKlage(db, soeknadId);
  return klage?.avslaatt.getTime() === avslaatt?.getTime() ? klage : null;
}

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

/** The complaint about an application as the administrator who asks sees it; null when there is none. */
export async function klageOf(
  { db, deps, session }: Pick<Call, 'db' | 'session'> & { readonly deps: Pick<Deps, 'config'> },
  soeknadId: string,
): Promise<KlageDetaljer | null> {
  const klage = await readKlage(db, soeknadId);
  if (!klage) return null;
  const { tekst, ord, utfall, av, frist } = klage;
  const instans = deps.config.KLAGE_INSTANS;
  const egetAvslag = await isDecidedBy(db, soeknadId, session.identitetHash);
  return { tekst, ord, utfall, av, frist, ...timesOf(klage), instans, egetAvslag };
}

export const klageRoutes = [minKlage, klag];
