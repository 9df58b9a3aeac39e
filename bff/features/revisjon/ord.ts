import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { type KeyRing, decrypt } from '#bff/session/key-ring.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { ordSchema, visOrdSchema } from '#contract/admin/revisjon.ts';
import { type StoredOrd, readOrd } from '#db/revisjon/ord.ts';
import { describeOrd } from '#domain/revisjon-detaljer.ts';
import { revisjonMessages } from '#domain/revisjon.ts';

/** The column is a bigint, which has room for every number of 15 digits. */
const params = z.object({ id: z.string().regex(/^\d{1,15}$/) });

/**
 * POST revisjon/{id}/ord: what was typed in a call, for an administrator who says why. The reason is logged before the
 * words are given. 404 when there are none, or no longer.
 */
export const visOrd = changeRoute({
  method: 'post',
  path: adminPaths.revisjonOrd.path,
  answers: [410],
  summary: 'What was typed in a call of the audit log, for a stated reason',
  access: 'read audit log',
  limit: 'application',
  params,
  body: visOrdSchema,
  response: ordSchema,
  handle: async ({ db, deps, params: { id }, body: { begrunnelse } }) => {
    const revisjonId = Number(id);
    const stored = await readOrd(db, revisjonId);
    if (!stored) throw httpErrors.notFound();
    const words = readWords(stored, deps.config.keys.audit);
    if (!words) throw httpErrors.gone(revisjonMessages.ord.unreadable);
    return {
      body: { ord: describeOrd(words) },
      audit: { action: 'ord_vist', detaljer: { revisjonId, begrunnelse } },
    };
  },
});

const wordsSchema = z.record(z.string(), z.unknown());

/** Null when the key has been taken away. */
function readWords({ noekkel, kryptert }: StoredOrd, ring: KeyRing) {
  const text = noekkel ? decrypt(ring, { noekkel, kryptert }) : kryptert.toString('utf8');
  return text === null ? null : wordsSchema.parse(JSON.parse(text));
}
