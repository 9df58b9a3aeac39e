import * as z from 'zod/mini';

/** GET bruker-info: SPEC §3 "Press user info". */
export const brukerInfoSchema = z.object({
  erGyldigPressebruker: z.boolean(),
  fornavn: z.string(),
});

/** GET soeknad-info: SPEC §3 "Application info". */
export const soeknadInfoSchema = z.object({
  navn: z.string(),
  erGyldigBruker: z.boolean(),
  brukerHarAktivSoeknad: z.boolean(),
});

/** GET standard-domstol: a court id, or `alle`. */
export const standardDomstolSchema = z.object({ domstolId: z.string() });

/** GET hent-domstoler: SPEC §3 "Court". */
export const domstolSchema = z.object({ id: z.string(), navn: z.string() });
export const domstolerSchema = z.array(domstolSchema);
export type Domstol = z.infer<typeof domstolSchema>;
