import * as z from 'zod/mini';

/** What is stored of an application, as it leaves the server: it was checked on its way in. */
export const savedSoeknadSchema = z.object({
  stilling: z.string(),
  redaksjon: z.string(),
  epost: z.string(),
  telefon: z.string(),
  jobberSomFrilanser: z.boolean(),
  /** A court's id, or 'alle'. */
  foretrukketDomstolId: z.string(),
  kontaktpersonArbeidsgiver: z.string(),
  kontaktpersonStilling: z.string(),
  kontaktpersonOrganisasjon: z.string(),
  kontaktpersonEpost: z.string(),
  begrunnelse: z.string(),
  akseptertVaerVarsomPlakaten: z.boolean(),
  akseptererPersonvaernVilkar: z.boolean(),
});
export type SavedSoeknad = z.infer<typeof savedSoeknadSchema>;

/** GET min-soeknad (beyond SPEC §7): the applicant's own active application, which the page shows read-only. */
export const minSoeknadSchema = z.object({
  ...savedSoeknadSchema.shape,
  fornavn: z.string(),
  etternavn: z.string(),
  /** The court's name, or 'Alle domstoler'. */
  foretrukketDomstolNavn: z.string(),
  søknadsDato: z.iso.datetime({ offset: true }),
  /** Whom the answer by e-mail will come from. */
  avsender: z.string(),
});
export type MinSoeknad = z.infer<typeof minSoeknadSchema>;

/** The name from the population register; null when it can't be asked and nothing is known (SPEC §8). */
export const folkeregisterdataSchema = z.nullable(
  z.object({ fornavn: z.string(), etternavn: z.string() }),
);
export type Folkeregisterdata = z.infer<typeof folkeregisterdataSchema>;

/** GET profil (SPEC §3, "Profile"): the read model has names of its own for the employer and the court. */
export const profilSchema = z.object({
  folkeregisterdata: folkeregisterdataSchema,
  pressedata: z.object({
    stilling: z.string(),
    redaksjon: z.string(),
    epost: z.string(),
    telefon: z.string(),
    jobberSomFrilanser: z.boolean(),
    standardDomstol: z.string(),
    /** The court's name, or 'Alle domstoler'. */
    standardDomstolNavn: z.string(),
    arbeidsgiverNavn: z.string(),
    arbeidsgiverStilling: z.string(),
    arbeidsgiverOrganisasjon: z.string(),
    arbeidsgiverEpost: z.string(),
    begrunnelse: z.string(),
    akseptertVaerVarsomPlakaten: z.boolean(),
    akseptererPersonvaernVilkar: z.boolean(),
  }),
});
export type Profil = z.infer<typeof profilSchema>;

/** GET reautentisering (SPEC §3, "Re-authentication user"). Without a name the register could not be asked. */
export const reautentiseringSchema = z.object({
  fornavn: z.nullable(z.string()),
  etternavn: z.nullable(z.string()),
  harGyldigTilgang: z.boolean(),
  ...savedSoeknadSchema.shape,
});
export type Reautentisering = z.infer<typeof reautentiseringSchema>;
