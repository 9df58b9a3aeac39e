import * as z from 'zod/mini';

/** GET redaksjon/liste: whom the editor of a newsroom is asked about. Names and titles, and nothing else of anybody. */
export const redaksjonslisteSchema = z.object({
  redaksjon: z.string(),
  redaktoer: z.string(),
  /** The last Oslo day on which the link works. */
  svarfrist: z.iso.date(),
  personer: z.array(
    z.object({
      /** Stands for the person in this list, and in no other call. */
      merke: z.string(),
      navn: z.string(),
      stilling: z.string(),
    }),
  ),
});
export type Redaksjonsliste = z.infer<typeof redaksjonslisteSchema>;

/** POST redaksjon/liste: everybody who was read, with who is gone. */
export const redaksjonslisteSvarSchema = z.object({
  personer: z
    .array(z.object({ merke: z.string().check(z.maxLength(20)), jobberHer: z.boolean() }))
    .check(z.maxLength(5000)),
});
export type RedaksjonslisteSvar = z.infer<typeof redaksjonslisteSvarSchema>;
