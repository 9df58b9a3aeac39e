import * as z from 'zod/mini';
import { behovMessages, isSameMailbox } from '#domain/arbeidsgiver.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import {
  LIMITS,
  isReachableEmail,
  normalizeLine,
  normalizeText,
  phoneDigits,
} from '#domain/text-rules.ts';
import { orLeftOut } from './values.ts';

const { required, invalid } = soeknadMessages;

/** Made when it is told: in the language of whoever has sent the form. */
type Message = () => string;

/** Stops at an empty field, so that it is not also reported as badly formed. */
const present = (missing: Message) => z.minLength(1, { error: missing, abort: true });

/** Text of one line, normalised before it is checked (domain/text-rules.ts). `missing` is the message when empty. */
const line = (missing: Message) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeLine),
      present(missing),
      z.maxLength(LIMITS.line, { error: () => invalid.line }),
    );

const epost = (missing: Message) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeLine),
      present(missing),
      z.maxLength(LIMITS.epost, { error: () => invalid.epost, abort: true }),
      z.refine(isReachableEmail, { error: () => invalid.epost, abort: true }),
    );

/** Stored as 8 digits. */
const telefon = z.string({ error: () => required.telefon }).check(
  z.overwrite(normalizeLine),
  present(() => required.telefon),
  z.refine((text) => phoneDigits(text) !== null, { error: () => invalid.telefon, abort: true }),
  z.overwrite((text) => phoneDigits(text) ?? text),
);

/** A court's id, or 'alle'; the server checks that the court exists. */
const domstolId = z.string({ error: () => required.foretrukketDomstol }).check(
  z.overwrite(normalizeLine),
  present(() => required.foretrukketDomstol),
  z.maxLength(20, { error: () => invalid.domstol }),
);

/** Text of several lines. */
export const paragraphs = (missing: Message) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeText),
      present(missing),
      z.maxLength(LIMITS.text, { error: () => invalid.text }),
    );

/** The part about the journalist: PUT rediger-om-meg. */
const omMegFields = {
  stilling: line(() => required.stilling),
  redaksjon: line(() => required.redaksjon),
  epost: epost(() => required.epost),
  telefon,
  jobberSomFrilanser: orLeftOut(z.boolean({ error: () => invalid.jobberSomFrilanser }), false),
  foretrukketDomstolId: domstolId,
};

const kontaktpersonFields = {
  kontaktpersonArbeidsgiver: line(() => required.kontaktpersonArbeidsgiver),
  kontaktpersonStilling: line(() => required.kontaktpersonStilling),
  kontaktpersonOrganisasjon: line(() => required.kontaktpersonOrganisasjon),
  kontaktpersonEpost: epost(() => required.kontaktpersonEpost),
};

/** The contact person, the reason and the consents: PUT rediger-min-arbeidsgiver. */
const minArbeidsgiverFields = {
  ...kontaktpersonFields,
  begrunnelse: paragraphs(() => required.begrunnelse),
  akseptertVaerVarsomPlakaten: z.literal(true, {
    error: () => required.akseptertVaerVarsomPlakaten,
  }),
  akseptererPersonvaernVilkar: z.literal(true, {
    error: () => required.akseptererPersonvaernVilkar,
  }),
};

export const omMegSchema = z.object(omMegFields);
export type OmMeg = z.infer<typeof omMegSchema>;

export const minArbeidsgiverSchema = z.object(minArbeidsgiverFields);
export type MinArbeidsgiver = z.infer<typeof minArbeidsgiverSchema>;

/** Whom the employer's question goes to. */
export const kontaktpersonSchema = z.object(kontaktpersonFields);
export type Kontaktperson = z.infer<typeof kontaktpersonSchema>;

/**
 * POST registrer-soknad and reautentisering/oppdater-profil. That applicant and contact person have different addresses
 * is checked last, when every field is valid by itself.
 */
export const soeknadSchema = z.object({ ...omMegFields, ...minArbeidsgiverFields }).check(
  z.refine(({ epost, kontaktpersonEpost }) => !isSameMailbox(epost, kontaktpersonEpost), {
    path: ['kontaktpersonEpost'],
    error: () => invalid.sammeEpost,
  }),
);
export type Soeknad = z.infer<typeof soeknadSchema>;
export type SoeknadField = keyof Soeknad;

/** The fields in the order of the form and of its error summary. */
export const SOEKNAD_FIELDS = Object.keys(soeknadSchema.shape) as SoeknadField[];

/** GET arbeidsgiver/behov: what the employer's contact person is asked. */
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
/** POST arbeidsgiver/behov: the answer, and what the contact person adds to it; an empty text is none. */
export const behovSvarSchema = z.object({
  svar: z.enum(BEHOV_SVAR),
  melding: orLeftOut(
    z
      .string()
      .check(
        z.overwrite(normalizeText),
        z.maxLength(LIMITS.melding, { error: () => behovMessages.tooLong }),
      ),
    '',
  ),
});
