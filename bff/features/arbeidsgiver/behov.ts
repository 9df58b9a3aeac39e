import * as z from 'zod/mini';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { behovSchema, behovSvarSchema, type BehovSvar } from '#contract/behov.ts';
import { answerBekreftelse } from '#db/bekreftelser.ts';
import { httpErrors } from '#bff/http/errors.ts';
import {
  openJsonRoute,
  type Answer,
  type OpenAuditEntry,
  type OpenCall,
} from '#bff/http/json-route.ts';
import { presentBehov } from '#bff/presenters/behov.ts';
import { findQuestion } from './find-question.ts';

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

export const behov = [hentBehov, svarBehov];
