import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import type { Session } from '#bff/session/session.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Review,
  rettKontaktpersonSchema,
  spoerIgjenSchema,
} from '#contract/admin/soeknader.ts';
import { type StoredSoeknad, writeKontaktperson } from '#db/soeknad/soeknader.ts';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { isActive, soeknadMessages } from '#domain/soeknad.ts';
import { decide, decision, lockToDecide, requireEndDateAhead, requireVersion } from './decide.ts';
import { askAbout, askAgain } from './employer.ts';

/**
 * POST soeknad/{id}/spoer-igjen: asks the contact person again, and saves the review in the same step when there is one:
 * an application is not put on hold for an answer that nobody was asked for. Throws as `decide` and `askAgain`.
 */
const spoerIgjen = changeRoute({
  ...decision,
  path: adminPaths.spoerIgjen.path,
  summary: 'Asks the employer again, at most once a day; saves the review with it',
  body: spoerIgjenSchema,
  handle: async ({ db, session, params: { id }, body: { vurdering }, now }) => {
    const stored = await lockToDecide(db, id);
    requireUndecided(stored, vurdering?.versjon);
    const saved = vurdering && (await saveReview(db, session, id, { vurdering, now }));
    const bekreftelseId = await askAgain(db, stored, now);
    const onHold = vurdering && { settPaaVent: vurdering.settPaaVent };
    return {
      body: null,
      ...(saved && { auditBefore: saved }),
      audit: {
        action: 'arbeidsgiver_spurt_igjen',
        detaljer: { soeknadId: id, bekreftelseId, ...onHold },
      },
    };
  },
});

/** As POST soeknad/{id}/kommenter does. Gives the audit entry. */
function saveReview(
  db: Knex,
  { identitetHash }: Session,
  id: string,
  { vurdering, now }: { readonly vurdering: Review; readonly now: Date },
): Promise<AuditEntry> {
  requireEndDateAhead(vurdering.sluttdato, now);
  const actor = { identitetHash, rolle: 'admin' } as const;
  const event = { type: 'lagre', settPaaVent: vurdering.settPaaVent } as const;
  const { kommentar, sluttdato } = vurdering;
  return decide(db, { actor, now }, id, { event, kommentar: kommentar || null, sluttdato });
}

/**
 * POST soeknad/{id}/kontaktperson: another contact person, who is asked instead of the one before. The log keeps that it
 * was corrected, and each question whom it was sent to. An unchanged address is asked at most once a day.
 */
const rettKontaktperson = changeRoute({
  ...decision,
  path: adminPaths.rettKontaktperson.path,
  summary: 'Corrects the contact person of an application, and asks again',
  body: rettKontaktpersonSchema,
  handle: async ({ db, params: { id }, body: { versjon, ...kontakt }, now }) => {
    const stored = await lockToDecide(db, id);
    requireUndecided(stored, versjon);
    const before = stored.soeknad;
    if (isSameMailbox(before.epost, kontakt.kontaktpersonEpost))
      throw httpErrors.validation({ kontaktpersonEpost: [soeknadMessages.invalid.sammeEpost] });
    await writeKontaktperson(db, id, kontakt);
    const corrected = { ...stored, soeknad: { ...before, ...kontakt } };
    const ask = isSameMailbox(before.kontaktpersonEpost, kontakt.kontaktpersonEpost)
      ? askAgain
      : askAbout;
    const bekreftelseId = await ask(db, corrected, now);
    return {
      body: null,
      audit: { action: 'kontaktperson_rettet', detaljer: { soeknadId: id, bekreftelseId } },
    };
  },
});

function requireUndecided(stored: StoredSoeknad, versjon: number | undefined): void {
  if (!isActive(stored.status)) throw httpErrors.applicationDecided();
  requireVersion(stored, versjon);
}

export const spoerIgjenRoutes = [spoerIgjen, rettKontaktperson];
