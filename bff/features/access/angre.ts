import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { angreSchema, taOppIgjenSchema } from '#contract/admin/soeknader.ts';
import { lockPressebruker, writeEndDate } from '#db/bruker/pressebrukere.ts';
import { readSletting } from '#db/bruker/sletting.ts';
import { undoOmgjort, writeOmgjort } from '#db/klage/klager.ts';
import { discardOccasions, lockUntaken, readMailStates } from '#db/queues/mail-outbox.ts';
import {
  type FoerAvgjoerelsen,
  isNewestSoeknad,
  reopenQuestion,
  restoreBruker,
  restoreSoeknad,
  writeReopened,
} from '#db/soeknad/angre.ts';
import { readBekreftelse } from '#db/soeknad/bekreftelser.ts';
import type { StoredSoeknad } from '#db/soeknad/soeknader.ts';
import { accessState } from '#domain/access.ts';
import { accessWhenReopened, mayReopen, mayUndo, tellsReopened } from '#domain/angre.ts';
import { STATUS, isActive } from '#domain/soeknad.ts';
import { isWrittenOf } from '#domain/time.ts';
import { decision, decisionOccasion, lockToDecide } from './decide.ts';
import { enqueueQuestion } from './employer.ts';

/** POST soeknad/{id}/angre: the application, the access and the question to the employer are what they were, and nothing is sent. */
const angre = changeRoute({
  ...decision,
  path: adminPaths.angre.path,
  summary:
    'Undoes the decision on an application, within ten minutes and before its e-mail is sent',
  body: angreSchema,
  handle: async ({ db, session, params, body, now }) => {
    const stored = await lockToDecide(db, params.id);
    requireDecision(stored, body.behandlet);
    const audit = await undo(db, stored, now);
    const { identitetHash, status, behandlet } = stored;
    if (status === STATUS.godkjent) await undoOmgjort(db, identitetHash, behandlet);
    else await writeOmgjort(db, identitetHash, { av: session.identitetHash, now });
    return { body: null, audit };
  },
});

/** Throws 409 `application_changed` unless the decision is the one that was read. */
function requireDecision({ status, behandlet }: StoredSoeknad, read: string | undefined): void {
  const isSame = read === undefined || isWrittenOf(read, behandlet);
  if (isActive(status) || !isSame) throw httpErrors.applicationChanged();
}

/** In the caller's transaction. The e-mail is locked first: from then on it is not sent, or it has been taken and nothing is undone. */
async function undo(db: Knex, stored: StoredSoeknad, now: Date): Promise<AuditEntry> {
  const { id, identitetHash } = stored;
  const occasion = decisionOccasion(stored);
  const foer = (await lockUntaken(db, occasion)) as FoerAvgjoerelsen | null;
  if (!foer || !mayUndo(stored, now)) throw httpErrors.tooLateToUndo();
  if (!(await isNewestSoeknad(db, stored))) throw httpErrors.appliedAgain();
  if (stored.status === STATUS.godkjent) {
    const bruker = await lockPressebruker(db, identitetHash);
    if (bruker?.versjon !== foer.brukerVersjon) throw httpErrors.brukerChanged();
    await restoreBruker(db, identitetHash, foer);
  }
  await restoreSoeknad(db, foer);
  if (foer.bekreftelseId !== null) await askOn(db, identitetHash, foer.bekreftelseId, now);
  await discardOccasions(db, [occasion]);
  const avgjoerelse = stored.status === STATUS.godkjent ? 'godkjent' : 'avslaatt';
  return { action: 'avgjoerelse_angret', detaljer: { soeknadId: id, avgjoerelse } };
}

/** The employer can answer again. What had not been sent when the question was withdrawn is sent now, once. */
async function askOn(db: Knex, identitetHash: Buffer, id: string, now: Date): Promise<void> {
  if (!(await reopenQuestion(db, id))) return;
  const { question, utloeper } = (await readBekreftelse(db, id))!;
  if (question) await enqueueQuestion(db, { id, identitetHash, question, utloeper }, now);
}

/** POST soeknad/{id}/ta-opp-igjen: the application waits again, whatever time has passed. The access that it gave ends. */
const taOppIgjen = changeRoute({
  ...decision,
  path: adminPaths.taOppIgjen.path,
  summary: 'Takes a decided application up again, with a reason',
  body: taOppIgjenSchema,
  handle: async ({ db, session, params, body: { grunn, behandlet }, now }) => {
    const stored = await lockToDecide(db, params.id);
    requireDecision(stored, behandlet);
    const isNewest = await isNewestSoeknad(db, stored);
    if (!mayReopen(stored.status, { isNewest })) throw httpErrors.appliedAgain();
    if (await readSletting(db, stored.identitetHash)) throw httpErrors.slettingBestilt();
    await writeReopened(db, stored.id, { av: session.identitetHash, now });
    await writeOmgjort(db, stored.identitetHash, { av: session.identitetHash, now });
    const losesAccess = await endAccess(db, stored, now);
    const isDecisionTold = await withdrawMail(db, stored);
    if (tellsReopened({ isDecisionTold, losesAccess })) await tell(db, stored, losesAccess, now);
    const detaljer = { soeknadId: stored.id, begrunnelse: grunn };
    return { body: null, audit: { action: 'soeknad_gjenaapnet', detaljer } };
  },
});

/** Ends what the application gave; whether somebody could use it until now. */
async function endAccess(
  db: Knex,
  { id, status, identitetHash }: StoredSoeknad,
  now: Date,
): Promise<boolean> {
  if (status !== STATUS.godkjent) return false;
  const bruker = await lockPressebruker(db, identitetHash);
  if (!bruker) return false;
  const after = accessWhenReopened(bruker.access, now);
  if (after === bruker.access) return false;
  await writeEndDate(db, identitetHash, { soeknadId: id, endDate: after.endDate ?? null });
  return accessState(bruker.access, now) === 'valid';
}

/** The e-mail of the decision is not sent any more; whether it has been, for all one can know. */
async function withdrawMail(db: Knex, stored: StoredSoeknad): Promise<boolean> {
  const occasion = decisionOccasion(stored);
  const untaken = await lockUntaken(db, occasion);
  const state = (await readMailStates(db, [occasion])).get(occasion);
  await discardOccasions(db, [occasion]);
  return untaken === null && state !== 'doed';
}

async function tell(
  db: Knex,
  { id, identitetHash, fornavn, soeknad }: StoredSoeknad,
  mistetTilgang: boolean,
  now: Date,
): Promise<void> {
  const mail = { mal: 'soeknad_gjenaapnet', data: { fornavn, mistetTilgang } } as const;
  const noekkel = `${mail.mal}:${id}:${now.toISOString()}`;
  await enqueueMail(db, { ...mail, til: soeknad.epost, identitetHash, noekkel }, now);
}

export const angreRoutes = [angre, taOppIgjen];
