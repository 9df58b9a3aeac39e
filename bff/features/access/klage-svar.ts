import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, changeRoute } from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type KlageDetaljer, klageSvarSchema } from '#contract/klage.ts';
import { type StoredKlage, writeSvar } from '#db/klage/klager.ts';
import { discardOccasions } from '#db/queues/mail-outbox.ts';
import { klageSvarMessages, maySvare } from '#domain/klage.ts';
import { STATUS } from '#domain/soeknad.ts';
import { isWrittenOf } from '#domain/time.ts';
import { decision, lockToDecide } from './decide.ts';
import { klageOf, readKlageOm } from './klage.ts';

/**
 * POST soeknad/{id}/klage: sends a complaint on, or refuses it as too late. What was answered can be answered otherwise, as long as the
 * rejection holds: the applicant is told again, and not of an answer that has not been sent.
 */
const svarPaaKlage = changeRoute({
  ...decision,
  path: adminPaths.soeknadKlage.path,
  summary: 'Sends a complaint on, or refuses it as too late, and tells the applicant',
  body: klageSvarSchema,
  stored: async ({ db, deps, session, params: { id } }): Promise<Answer<KlageDetaljer> | null> => {
    const body = await klageOf({ db, deps, session }, id);
    const detaljer = { soeknadId: id, andreSoeknader: [] };
    return body && { body, audit: { action: 'soeknad_vist', detaljer } };
  },
  handle: async ({ db, deps, session, params: { id }, body: { svar, ord, avgjort }, now }) => {
    const stored = await lockToDecide(db, id);
    const klage = await currentKlage(db, stored);
    if (!klage) throw httpErrors.notFound();
    const isRead = avgjort === null ? klage.avgjort === null : isWrittenOf(avgjort, klage.avgjort);
    if (!isRead) throw httpErrors.klageChanged();
    if (!maySvare(svar, klage)) throw httpErrors.validation({ svar: [klageSvarMessages.iTide] });
    await writeSvar(db, klage.id, { svar, ord, av: session.identitetHash, now });
    await discardOccasions(db, [occasionOf(klage.id, klage.avgjort)]);
    const { fornavn, identitetHash, soeknad } = stored;
    const data = { fornavn, svar, ord, instans: deps.config.KLAGE_INSTANS };
    const mail = { mal: 'klage_besvart', til: soeknad.epost, data } as const;
    const noekkel = occasionOf(klage.id, now);
    await enqueueMail(db, { ...mail, identitetHash, noekkel }, now);
    const action = svar === 'oversendt' ? 'klage_oversendt' : 'klage_avvist';
    return { body: null, audit: { action, detaljer: { soeknadId: id, begrunnelse: ord } } };
  },
});

/** The complaint about the rejection that holds. */
async function currentKlage(
  db: Knex,
  { id, status, behandlet }: { id: string; status: number; behandlet: Date | null },
): Promise<StoredKlage | null> {
  if (status !== STATUS.avslaatt) throw httpErrors.klageChanged();
  return readKlageOm(db, id, behandlet);
}

const occasionOf = (id: string, avgjort: Date | null) =>
  `klage_besvart:${id}:${avgjort?.toISOString()}`;

export const klageSvarRoutes = [svarPaaKlage];
