import * as z from 'zod/mini';
import { paragraphs } from '#contract/soeknad.ts';
import { instantSchema } from '#contract/values.ts';
import { samtaleMessages } from '#domain/samtale.ts';

/** A comment, which only administrators read. */
const kommentarSchema = z.object({
  /** Rises with every comment. */
  id: z.int(),
  /** Who wrote it, if known. */
  av: z.nullable(z.string()),
  /** Null of what was written before there were conversations. */
  tidspunkt: z.nullable(instantSchema),
  tekst: z.string(),
  /** The administrator who asks has written it. */
  egen: z.boolean(),
  /** Written by somebody else since that administrator last saw the conversation. */
  ny: z.boolean(),
});
export type Kommentar = z.infer<typeof kommentarSchema>;

/** The comments on an application or a user, the oldest first. */
export const samtaleSchema = z.array(kommentarSchema);

/** POST soeknad/{id}/samtale and bruker/{id}/samtale. */
export const nyKommentarSchema = z.object({
  tekst: paragraphs(() => samtaleMessages.missing),
});

/** POST soeknad/{id}/ser-paa and bruker/{id}/ser-paa: the page is open, and the comments up to `lest` have been shown. */
export const serPaaSchema = z.object({ lest: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)) });

/** The answer: who else has the page open, and the last comment that there is. */
export const seereSchema = z.object({
  andre: z.array(z.object({ navn: z.string(), siden: instantSchema })),
  siste: z.int(),
});
export type Seere = z.infer<typeof seereSchema>;
