import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute, type Answer, type ChangeCall } from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import type { RegisterName } from '#domain/person-name.ts';
import { registerName } from '#bff/register/name.ts';
import { pressePaths } from '#contract/paths.ts';
import { minSoeknadSchema, type MinSoeknad } from '#contract/profil.ts';
import { soeknadSchema, type Soeknad } from '#contract/soeknad.ts';
import { language } from '#domain/texts.ts';
import { lockPerson, readPressebruker } from '#db/bruker/pressebrukere.ts';
import { readSletting } from '#db/bruker/sletting.ts';
import { insertSoeknad, readActiveSoeknad, type StoredSoeknad } from '#db/soeknad/soeknader.ts';
import { refusalOf } from '#domain/permissions.ts';
import { slettesMessages } from '#domain/sletting.ts';
import { osloIso } from '#domain/time.ts';
import { askEmployer, othersAskedTooOften } from './employer.ts';
import { domstolNavn, requireDomstol } from './profile.ts';

/**
 * POST registrer-soknad. A person has one active application at most (409 `application_active`). Each application writes to an
 * employer, so applying is limited by the day like correcting the contact person (409 `applied_often`). The applicant is sent a
 * receipt and the employer is asked (docs/PRODUCT.md, "Applying for access").
 */
const registrerSoeknad = changeRoute({
  method: 'post',
  path: pressePaths.registrerSoeknad.path,
  answers: [409],
  summary: 'Applies for access',
  access: 'apply',
  limit: 'application',
  body: soeknadSchema,
  response: null,
  status: 204,
  prepare: async (call) => {
    await requireDomstol(call.db, call.body.foretrukketDomstolId);
    return registerName(call);
  },
  handle: register,
});

type Registration = ChangeCall<unknown, Soeknad>;

async function register(call: Registration, navn: RegisterName): Promise<Answer<null>> {
  const { db, session, body, now } = call;
  const { identitetHash } = session;
  await refuseWithAccess(call);
  const active = await readActiveSoeknad(db, identitetHash);
  if (!active && (await othersAskedTooOften(db, identitetHash, now)))
    throw httpErrors.appliedOften();
  const id = await insertSoeknad(
    db,
    { identitetHash, ...navn, soeknad: body, spraak: language() },
    now,
  );
  if (!id) throw httpErrors.applicationActive();
  await sendReceipt(call, id, navn.fornavn);
  await askEmployer(db, { identitetHash, navn, omMeg: body }, body, { soeknadId: id, now });
  return { body: null, audit: { action: 'soeknad_sendt', detaljer: { soeknadId: id } } };
}

/** The application may have been approved since the session was read. Who is being deleted applies afterwards. */
async function refuseWithAccess({ db, session, now }: Registration): Promise<void> {
  await lockPerson(db, session.identitetHash);
  const stored = await readPressebruker(db, session.identitetHash);
  const refusal = refusalOf({ access: stored?.access ?? null }, 'apply', now);
  if (refusal) throw httpErrors.refused(refusal);
  if (await readSletting(db, session.identitetHash))
    throw httpErrors.slettingBestilt(slettesMessages.applying);
}

function sendReceipt(call: Registration, id: string, fornavn: string): Promise<void> {
  const { db, session, body, now } = call;
  const mail = { mal: 'soeknad_mottatt', til: body.epost, data: { fornavn } } as const;
  const { identitetHash } = session;
  return enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_mottatt:${id}` }, now);
}

/** GET min-soeknad: the application while it waits for a decision; 404 when none does. */
const minSoeknad = jsonRoute({
  method: 'get',
  path: pressePaths.minSoeknad.path,
  answers: [404],
  summary: "The applicant's own application that waits for a decision",
  access: 'see own application',
  response: minSoeknadSchema,
  handle: async ({ db, deps, session }) => {
    const stored = await readActiveSoeknad(db, session.identitetHash);
    if (!stored) throw httpErrors.notFound();
    const domstol = await domstolNavn(db, stored.soeknad.foretrukketDomstolId);
    return {
      body: presentMinSoeknad(stored, domstol, deps.config.EPOST_AVSENDER),
      audit: { action: 'soeknad_vist', detaljer: { soeknadId: stored.id } },
    };
  },
});

/** The application as its applicant sees it, without anything that administrators have written. */
function presentMinSoeknad(
  { fornavn, etternavn, soeknad, soeknadsdato }: StoredSoeknad,
  foretrukketDomstolNavn: string,
  avsender: string,
): MinSoeknad {
  return {
    ...soeknad,
    fornavn,
    etternavn,
    foretrukketDomstolNavn,
    søknadsDato: osloIso(soeknadsdato),
    avsender,
  };
}

export const applyRoutes = [registrerSoeknad, minSoeknad];
