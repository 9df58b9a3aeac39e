import * as z from 'zod/mini';
import { NORGE } from '#domain/land.ts';
import { LANGUAGES } from '#domain/texts.ts';

/** The country of the telephone; an older server says none. */
const telefonLand = z._default(z.string(), NORGE);

/** A stored application as the server sends it; it was validated when it was received. */
export const savedSoeknadSchema = z.object({
  stilling: z.string(),
  redaksjon: z.string(),
  epost: z.string(),
  telefonLand,
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

/** GET min-soeknad: the applicant's own active application, which the page shows read-only. */
export const minSoeknadSchema = z.object({
  ...savedSoeknadSchema.shape,
  fornavn: z.string(),
  etternavn: z.string(),
  /** The court's name, or 'Alle domstoler'. */
  foretrukketDomstolNavn: z.string(),
  søknadsDato: z.iso.datetime({ offset: true }),
  /** The sender of the e-mail with the decision. */
  avsender: z.string(),
});
export type MinSoeknad = z.infer<typeof minSoeknadSchema>;

/** The name from the population register; null when the register does not answer and no name is stored. */
const folkeregisterdataSchema = z.nullable(
  z.object({ fornavn: z.string(), etternavn: z.string() }),
);
export type Folkeregisterdata = z.infer<typeof folkeregisterdataSchema>;

/** GET profil. It has other names for the employer and the court than the application does. */
export const profilSchema = z.object({
  folkeregisterdata: folkeregisterdataSchema,
  pressedata: z.object({
    stilling: z.string(),
    redaksjon: z.string(),
    epost: z.string(),
    telefonLand,
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

/** GET reautentisering. The name is null when the register does not answer. */
export const reautentiseringSchema = z.object({
  fornavn: z.nullable(z.string()),
  etternavn: z.nullable(z.string()),
  harGyldigTilgang: z.boolean(),
  ...savedSoeknadSchema.shape,
});
export type Reautentisering = z.infer<typeof reautentiseringSchema>;

/** PUT velg-spraak: the language of the caller's e-mails, calendars and next sign-ins. */
export const velgSpraakSchema = z.object({ spraak: z.enum(LANGUAGES) });
