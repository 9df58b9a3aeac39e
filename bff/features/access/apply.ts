import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type Call, jsonRoute } from '#bff/http/json-route.ts';
import { registerName } from '#bff/register/name.ts';
import { askEmployer } from './employer-question.ts';
import { domstolNavn, requireDomstol } from './own-profile.ts';
import { pressePaths } from '#contract/paths.ts';
import { type MinSoeknad, minSoeknadSchema } from '#contract/profil.ts';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { lockPerson, readPressebruker } from '#db/bruker/pressebrukere.ts';
import { enqueueMail } from '#db/queues/mail-outbox.ts';
import { type StoredSoeknad, insertSoeknad, readActiveSoeknad } from '#db/soeknad/soeknader.ts';
import { refusalOf } from '#domain/permissions.ts';
import { osloIso } from '#domain/time.ts';

/** POST registrer-soknad: one active application a person; the receipt and the question to the employer follow. */
const registrerSoeknad = jsonRoute({
  method: 'post',
  path: pressePaths.registrerSoeknad.path,
  summary: 'Applies for access',
  access: 'apply',
  limit: 'application',
  body: soeknadSchema,
  response: null,
  status: 204,
  handle: register,
});

type Registration = Call<unknown, Soeknad>;

async function register(call: Registration): Promise<Answer<null>> {
  const { db, session, body, now } = call;
  const { identitetHash } = session;
  await requireDomstol(db, body.foretrukketDomstolId);
  await refuseWithAccess(call);
  const navn = await registerName(call);
  const id = await insertSoeknad(db, { identitetHash, ...navn, soeknad: body }, now);
  if (!id) throw httpErrors.applicationActive();
  await sendReceipt(call, id, navn.fornavn);
  await askEmployer(db, { identitetHash, navn, omMeg: body }, body, { soeknadId: id, now });
  return { body: null, audit: { handling: 'soeknad_sendt', detaljer: { soeknadId: id } } };
}

/** An approval may have come since the session was read. */
async function refuseWithAccess({ db, session, now }: Registration): Promise<void> {
  await lockPerson(db, session.identitetHash);
  const stored = await readPressebruker(db, session.identitetHash);
  const refusal = refusalOf({ access: stored?.access ?? null }, 'apply', now);
  if (refusal) throw httpErrors.refused(refusal);
}

function sendReceipt(call: Registration, id: string, fornavn: string): Promise<void> {
  const { db, session, body, now } = call;
  const mail = { mal: 'soeknad_mottatt', til: body.epost, data: { fornavn } } as const;
  const { identitetHash } = session;
  return enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_mottatt:${id}` }, now);
}

/** GET min-soeknad: what the applicant sent, while it waits for a decision; otherwise there is none. */
const minSoeknad = jsonRoute({
  method: 'get',
  path: pressePaths.minSoeknad.path,
  summary: "The applicant's own application that waits for a decision",
  access: 'see own application',
  response: minSoeknadSchema,
  handle: async ({ db, deps, session }) => {
    const stored = await readActiveSoeknad(db, session.identitetHash);
    if (!stored) throw httpErrors.notFound();
    const domstol = await domstolNavn(db, stored.soeknad.foretrukketDomstolId);
    return {
      body: presentMinSoeknad(stored, domstol, deps.config.EPOST_AVSENDER),
      audit: { handling: 'soeknad_vist', detaljer: { soeknadId: stored.id } },
    };
  },
});

/** The application as its applicant sees it: nothing of what administrators wrote. */
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
