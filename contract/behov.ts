import * as z from 'zod/mini';

/** What the employer's contact person is shown, and may answer (beyond SPEC §7). */
export const behovSchema = z.object({
  navn: z.string(),
  stilling: z.string(),
  redaksjon: z.string(),
  begrunnelse: z.string(),
  kontaktpersonArbeidsgiver: z.string(),
  kontaktpersonOrganisasjon: z.string(),
  /** The last Oslo day on which the link works. */
  svarfrist: z.iso.date(),
});
export type Behov = z.infer<typeof behovSchema>;

export const BEHOV_SVAR = ['bekreftet', 'avkreftet'] as const;
export type BehovSvar = (typeof BEHOV_SVAR)[number];
export const behovSvarSchema = z.object({ svar: z.enum(BEHOV_SVAR) });
