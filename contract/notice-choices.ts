import * as z from 'zod/mini';
import { VARSLE_VALG } from '#domain/notices.ts';
import { STANS, type Stans } from '#domain/notice-mail.ts';

const varsle = z.enum(VARSLE_VALG);

/** GET varsling: what the reader has chosen of e-mails with notices. Of saved searches each has its own. */
export const noticeChoicesSchema = z.object({
  /** Where they are sent. */
  epost: z.nullable(z.string()),
  favoritter: varsle,
  /** Whether that has been chosen: who has not is asked once. */
  favoritterValgt: z.boolean(),
  /** What was chosen last of a saved search, which the next one begins with; null until something was. */
  soekSist: z.nullable(varsle),
  /** Why none are sent, whatever is chosen; null when they are. */
  stans: z.nullable(z.enum(Object.keys(STANS) as Stans[])),
});
export type NoticeChoices = z.infer<typeof noticeChoicesSchema>;

/** PUT varsling. */
export const noticeChoicesFormSchema = z.pick(noticeChoicesSchema, { favoritter: true });

/** PUT lagrede-soek/…/varsle: how soon its owner is told what the search finds. */
export const lagretSoekVarsleSchema = z.object({ varsle });
