import { z } from 'zod';
import type { Actor } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import {
  type Answer,
  type OpenAuditEntry,
  type OpenCall,
  openJsonRoute,
} from '#bff/http/json-route.ts';
import { identityHash, openLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { type Behov, type BehovSvar, behovSchema, behovSvarSchema } from '#contract/soeknad.ts';
import { type Question, answerBekreftelse, readBekreftelse } from '#db/soeknad/bekreftelser.ts';
import { lastLinkDay, linkState } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';

const link = {
  path: arbeidsgiverPaths.behov.path,
  limit: 'link',
  params: z.object({ token: z.string() }),
} as const;

/** GET behov: looking does not count as an answer, because mail programs open links by themselves. */
const hentBehov = openJsonRoute({
  ...link,
  method: 'get',
  summary: "What an employer's contact person is asked to confirm",
  response: behovSchema,
  handle: async (call) => {
    const { id, question, utloeper, actor } = await findQuestion(call);
    return {
      body: presentBehov(question, utloeper),
      audit: { action: 'behov_vist', detaljer: { bekreftelseId: id }, actor },
    };
  },
});

/** POST behov: the answer, which can be given once. */
const svarBehov = openJsonRoute({
  ...link,
  method: 'post',
  summary: "The employer's answer",
  body: behovSvarSchema,
  response: null,
  status: 204,
  handle: answer,
});

type Reply = OpenCall<{ token: string }, { svar: BehovSvar }>;

async function answer(call: Reply): Promise<Answer<null, OpenAuditEntry>> {
  const { db, body, now } = call;
  const { id, actor } = await findQuestion(call);
  if (!(await answerBekreftelse(db, id, body.svar, now))) throw await tooLate(call);
  const action = `behov_${body.svar}` as const;
  return { body: null, audit: { action, detaljer: { bekreftelseId: id }, actor } };
}

/** Another answer came first: reading the question again says why the link takes no answer. */
async function tooLate(call: Reply): Promise<Error> {
  await findQuestion(call);
  return httpErrors.linkEnded('used');
}

interface OpenQuestion {
  readonly id: string;
  readonly question: Question;
  readonly utloeper: Date;
  /** The contact person: the audit log keeps a keyed hash of the e-mail address. */
  readonly actor: Actor;
}

/** The question behind a link. Throws 404 when we did not make the link, 410 with the reason when it is closed. */
async function findQuestion({
  db,
  deps: { config },
  params,
  now,
}: Pick<
  OpenCall<{ token: string }, unknown>,
  'db' | 'deps' | 'params' | 'now'
>): Promise<OpenQuestion> {
  const target = openLink(config.SESSION_KEY, params.token);
  const found = target && (await readBekreftelse(db, target.id));
  if (!found) throw httpErrors.notFound();
  const state = linkState(found, now);
  if (state !== 'open') throw httpErrors.linkEnded(state);
  const { id, question, utloeper } = found;
  if (!question) throw httpErrors.linkEnded('replaced');
  const address = question.kontaktpersonEpost.toLowerCase();
  const identitetHash = identityHash(config.IDENTITY_KEY, address);
  return { id, question, utloeper, actor: { rolle: 'arbeidsgiver', identitetHash } };
}

/** Who applies and why, as the contact person sees it: without the journalist's e-mail address and phone number. */
function presentBehov(question: Question, utloeper: Date): Behov {
  const { navn, stilling, redaksjon, begrunnelse } = question;
  const { kontaktpersonArbeidsgiver, kontaktpersonOrganisasjon } = question;
  return {
    navn: displayName(navn),
    stilling,
    redaksjon,
    begrunnelse,
    kontaktpersonArbeidsgiver,
    kontaktpersonOrganisasjon,
    svarfrist: lastLinkDay(utloeper),
  };
}

export const employerAnswerRoutes = [hentBehov, svarBehov];
