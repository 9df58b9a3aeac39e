import { readBekreftelse, type Question } from '#db/bekreftelser.ts';
import { linkState } from '#domain/arbeidsgiver.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { OpenCall } from '#bff/http/json-route.ts';
import type { Actor } from '#bff/security/audit.ts';
import { identityHash } from '#bff/security/identity-hash.ts';
import { openLink } from '#bff/security/signed-link.ts';

export interface OpenQuestion {
  readonly id: string;
  readonly question: Question;
  readonly utloeper: Date;
  /** Whom it was sent to, as a pseudonym. */
  readonly actor: Actor;
}

/** What the link asks. 404: it is none of ours; 410 with the reason: it takes no answer (any more). */
export async function findQuestion({
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
