import * as z from 'zod/mini';
import { BARE_AT, slagAv } from '#domain/endring-slag.ts';
import { MOST_NOTICES, noticeMessages as messages } from '#domain/notices.ts';
import { alleBegrensningerSchema } from './begrensninger.ts';
import { endringOf } from './endringer.ts';
import { instantSchema } from './values.ts';

/** A case as it is told of: without parties, subject and titles, which may say names. */
export const sakFortaltSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  domstolNavn: z.string(),
  sakstype: z.nullable(z.string()),
  /** Its page is addressed by its number. */
  erHentetFraSakApi: z.boolean(),
  begrensninger: alleBegrensningerSchema,
});
export type SakFortalt = z.infer<typeof sakFortaltSchema>;

/** As on the case's page (endringSchema), without the words of documents and without the judge. */
export const endringFortaltSchema = z.discriminatedUnion('slag', [
  endringOf('flytting'),
  endringOf('sted'),
  endringOf('nyttMoete'),
  endringOf('avlysning'),
  endringOf('ingen'),
  endringOf('begrensning'),
  /** That there is another one. */
  z.object({ slag: z.enum(slagAv(...BARE_AT)), tidspunkt: instantSchema }),
]);
export type EndringFortalt = z.infer<typeof endringFortaltSchema>;

/** When it was told, and a mark of what it is. */
const NAME = /^[0-9a-z]{1,9}\.[\w-]{16}$/;

const line = {
  /** Stable id of the line. */
  id: z.string(),
  /** The ids to send when this is marked as read. An id stays the same for as long as its item is shown. */
  ider: z.array(z.string()),
  /** The time of its newest item. */
  tidspunkt: instantSchema,
  /** Whether all of it is read. */
  lest: z.boolean(),
};

/** One line of what is new: a change of a favourite, or what a saved search found on one day. */
const noticeLineSchema = z.discriminatedUnion('slag', [
  z.object({
    ...line,
    slag: z.literal('endring'),
    sak: sakFortaltSchema,
    endring: endringFortaltSchema,
  }),
  z.object({
    ...line,
    slag: z.literal('treff'),
    soek: z.object({
      id: z.int(),
      navn: z.string(),
      /** The address of the search page, without the question mark, with the days of now. */
      adresse: z.string(),
    }),
    antall: z.int(),
    /** The newest of them, at most `MOST_NAMED` (domain/notices.ts). */
    saker: z.array(sakFortaltSchema),
  }),
]);
export type NoticeLine = z.infer<typeof noticeLineSchema>;

/** GET nytt, the newest first. */
export const noticesSchema = z.object({
  linjer: z.array(noticeLineSchema),
  /** Whether older items exist that are not listed. */
  flere: z.boolean(),
});
export type Notices = z.infer<typeof noticesSchema>;

/** POST nytt/lest: marks the named items. Ids are those the reader was given, because others may have come since. */
export const markNoticesSchema = z.object({
  ider: z
    .array(z.string().check(z.regex(NAME)))
    .check(z.maxLength(MOST_NOTICES, { error: () => messages.tooMany })),
  lest: z.boolean(),
});
export type MarkNotices = z.infer<typeof markNoticesSchema>;
