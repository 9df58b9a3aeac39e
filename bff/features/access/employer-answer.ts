import * as z from 'zod/mini';
import type { Actor } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import {
  type Answer,
  type OpenAuditEntry,
  type OpenCall,
  openJsonRoute,
} from '#bff/http/json-route.ts';
import { identityHash, openLink } from '#bff/session/crypto.ts';
import { type Behov, type BehovSvar, behovSchema, behovSvarSchema } from '#contract/soeknad.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { type Question, answerBekreftelse, readBekreftelse } from '#db/soeknad/bekreftelser.ts';
import { lastLinkDay, linkState } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';

const link = {
  path: arbeidsgiverPaths.behov.path,
  limit: 'link',
  params: z.object({ token: z.string() }),
} as const;

/** GET behov: looking answers nothing, however often; mail programs open links by themselves. */
const hentBehov = openJsonRoute({
  ...link,
  method: 'get',
  summary: "What an employer's contact person is asked to confirm",
  response: behovSchema,
  handle: async (call) => {
    const { id, question, utloeper, actor } = await findQuestion(call);
    return {
      body: presentBehov(question, utloeper),
      audit: { handling: 'behov_vist', detaljer: { bekreftelseId: id }, actor },
    };
  },
});

/** POST behov: the answer, once. */
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
  const handling = `behov_${body.svar}` as const;
  return { body: null, audit: { handling, detaljer: { bekreftelseId: id }, actor } };
}

/** Somebody was faster: looked at again, the link says why it takes no answer. */
async function tooLate(call: Reply): Promise<Error> {
  await findQuestion(call);
  return httpErrors.linkEnded('used');
}

export const employerAnswerRoutes = [hentBehov, svarBehov];

interface OpenQuestion {
  readonly id: string;
  readonly question: Question;
  readonly utloeper: Date;
  /** Whom it was sent to, as a pseudonym. */
  readonly actor: Actor;
}

/** What the link asks. 404: it is none of ours; 410 with the reason: it takes no answer (any more). */
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

/** Who asks and why, for the employer's contact person: no address and no number of the journalist's. */
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
