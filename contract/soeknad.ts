import * as z from 'zod/mini';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { LIMITS, isEmail, normalizeLine, normalizeText, phoneDigits } from '#domain/text-rules.ts';

const { required, invalid } = soeknadMessages;

/** The first thing that is wrong is what is said: an empty field is not also too short or badly formed. */
const present = (message: string) => z.minLength(1, { error: message, abort: true });

/** Text of one line; what was typed is tidied before it is checked (text-rules.ts). */
const line = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.overwrite(normalizeLine), present(missing), z.maxLength(LIMITS.line, invalid.line));

const epost = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeLine),
      present(missing),
      z.maxLength(LIMITS.epost, { error: invalid.epost, abort: true }),
      z.refine(isEmail, { error: invalid.epost, abort: true }),
    );

/** Kept as 8 digits. */
const telefon = z.string({ error: required.telefon }).check(
  z.overwrite(normalizeLine),
  present(required.telefon),
  z.refine((text) => phoneDigits(text) !== null, { error: invalid.telefon, abort: true }),
  z.overwrite((text) => phoneDigits(text) ?? text),
);

/** A court's id, or 'alle'; whether there is such a court is for the server to say. */
const domstolId = z
  .string({ error: required.foretrukketDomstol })
  .check(
    z.overwrite(normalizeLine),
    present(required.foretrukketDomstol),
    z.maxLength(20, invalid.domstol),
  );

/** Text of several lines. */
export const paragraphs = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.overwrite(normalizeText), present(missing), z.maxLength(LIMITS.text, invalid.text));

/** What a journalist says of herself: PUT rediger-om-meg. */
const omMegFields = {
  stilling: line(required.stilling),
  redaksjon: line(required.redaksjon),
  epost: epost(required.epost),
  telefon,
  jobberSomFrilanser: z._default(z.boolean({ error: invalid.jobberSomFrilanser }), false),
  foretrukketDomstolId: domstolId,
};

/** Who can confirm the need, why there is one, and the consents: PUT rediger-min-arbeidsgiver. */
const minArbeidsgiverFields = {
  kontaktpersonArbeidsgiver: line(required.kontaktpersonArbeidsgiver),
  kontaktpersonStilling: line(required.kontaktpersonStilling),
  kontaktpersonOrganisasjon: line(required.kontaktpersonOrganisasjon),
  kontaktpersonEpost: epost(required.kontaktpersonEpost),
  begrunnelse: paragraphs(required.begrunnelse),
  akseptertVaerVarsomPlakaten: z.literal(true, { error: required.akseptertVaerVarsomPlakaten }),
  akseptererPersonvaernVilkar: z.literal(true, { error: required.akseptererPersonvaernVilkar }),
};

export const omMegSchema = z.object(omMegFields);
export type OmMeg = z.infer<typeof omMegSchema>;

export const minArbeidsgiverSchema = z.object(minArbeidsgiverFields);
export type MinArbeidsgiver = z.infer<typeof minArbeidsgiverSchema>;

/**
 * POST registrer-soknad and reautentisering/oppdater-profil (SPEC §3, §5). That nobody confirms their own need is
 * said once every field is right by itself.
 */
export const soeknadSchema = z.object({ ...omMegFields, ...minArbeidsgiverFields }).check(
  z.refine(({ epost, kontaktpersonEpost }) => !isSameMailbox(epost, kontaktpersonEpost), {
    path: ['kontaktpersonEpost'],
    error: invalid.sammeEpost,
  }),
);
export type Soeknad = z.infer<typeof soeknadSchema>;
export type SoeknadField = keyof Soeknad;

/** The fields in the order in which the form shows them, and an error summary lists them. */
export const SOEKNAD_FIELDS = Object.keys(soeknadSchema.shape) as SoeknadField[];

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
