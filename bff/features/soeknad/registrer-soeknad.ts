import { pressePaths } from '#contract/paths.ts';
import { soeknadSchema, type Soeknad } from '#contract/soeknad.ts';
import { lockPerson } from '#db/lock-person.ts';
import { readPressebruker } from '#db/pressebrukere.ts';
import { insertSoeknad } from '#db/soeknader.ts';
import { refusalOf } from '#domain/permissions.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Answer, type Call } from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/outbox.ts';
import { registerName } from '#bff/register/name.ts';
import { askEmployer } from '#bff/soeknader/ask-employer.ts';
import { requireDomstol } from '#bff/soeknader/domstol.ts';

/** POST registrer-soknad: one active application a person; the receipt and the question to the employer follow. */
export const registrerSoeknad = jsonRoute({
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
