import * as z from 'zod/mini';

/**
 * A suspension: the Oslo day on which it ends, and why; null when there is none. Of a whole newsroom also which, and who answers
 * questions; it may have no end yet. `slettes`: the profile is being deleted instead, for good from that instant on, and the reason says
 * whom to ask.
 */
const suspendert = z._default(
  z.nullable(
    z.object({
      til: z.nullable(z.string()),
      begrunnelse: z.string(),
      slettes: z.optional(z.string()),
      redaksjon: z.optional(z.object({ navn: z.string(), spoer: z.string() })),
    }),
  ),
  null,
);
export type Suspendert = NonNullable<z.infer<typeof suspendert>>;

/** Whether the yearly update is due: until it is done, every page of press users leads to it. */
const maaOppdatere = z._default(z.boolean(), false);

/** GET bruker-info. */
export const brukerInfoSchema = z.object({
  /** A suspended user has no access; one whose yearly update is due is led to it, and counts. */
  erGyldigPressebruker: z.boolean(),
  fornavn: z.string(),
  suspendert,
  maaOppdatere,
  /** An opaque mark of the person, the same in every browser. What a browser stores is kept under it. */
  merke: z._default(z.string(), ''),
});

/** GET soeknad-info. */
export const soeknadInfoSchema = z.object({
  navn: z.string(),
  erGyldigBruker: z.boolean(),
  brukerHarAktivSoeknad: z.boolean(),
  suspendert,
  maaOppdatere,
  /** Of applicants: the banners for them (contract/banner.ts), which a part reads that is loaded when there are some. */
  varsler: z.optional(z.unknown()),
  /** The newest application was rejected (contract/klage.ts). */
  avslag: z.optional(z.boolean()),
});

/**
 * GET standard-domstol: a court id, or `alle`; all courts that the user follows, in the user's order; the page after sign-in; and how
 * the table of cases is shown. A server of the version before says the first three only.
 */
export const standardDomstolSchema = z.object({
  domstolId: z.string(),
  mineDomstoler: z._default(z.array(z.string()), []),
  startside: z._default(z.enum(['i-dag', 'sok']), 'i-dag'),
  skjulteKolonner: z._default(z.array(z.string()), []),
  tetteRader: z._default(z.boolean(), false),
});

/** GET hent-domstoler. */
const domstolSchema = z.object({ id: z.string(), navn: z.string() });
export const domstolerSchema = z.array(domstolSchema);
export type Domstol = z.infer<typeof domstolSchema>;
