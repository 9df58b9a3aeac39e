import * as z from 'zod/mini';
import { behovMessages, isSameMailbox } from '#domain/arbeidsgiver.ts';
import { landOf, NORGE } from '#domain/land.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { phoneDigits, phoneMessage } from '#domain/telefon.ts';
import { LIMITS, isReachableEmail, normalizeLine, normalizeText } from '#domain/text-rules.ts';
import { orLeftOut } from './values.ts';

const { required, invalid } = soeknadMessages;

/** Made when it is told: in the language of whoever has sent the form. */
type Message = () => string;

/** Does not stop there: a check that stops would also stop those of several fields. */
const present = (missing: Message) => z.minLength(1, { error: missing });

/** Text of one line, normalised before it is checked (domain/text-rules.ts). `missing` is the message when empty. */
const line = (missing: Message) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeLine),
      present(missing),
      z.maxLength(LIMITS.line, { error: () => invalid.line }),
    );

/** An address, or nothing. `missing` is the message when the field is left out. */
export const epostOrNone = (missing: Message) =>
  z.string({ error: missing }).check(
    z.overwrite(normalizeLine),
    z.maxLength(LIMITS.epost, { error: () => invalid.epost }),
    z.refine((text) => text === '' || isReachableEmail(text), { error: () => invalid.epost }),
  );

const epost = (missing: Message) => epostOrNone(missing).check(present(missing));

const telefon = z.string({ error: () => required.telefon }).check(
  z.overwrite(normalizeLine),
  present(() => required.telefon),
  z.maxLength(LIMITS.line, { error: () => invalid.line }),
);

/** The country of the number, by its ISO code; Norway for whoever says none, as everybody did before it was asked. */
const telefonLand = orLeftOut(
  z
    .string({ error: () => invalid.telefonLand })
    .check(z.refine((id) => landOf(id) !== undefined, { error: () => invalid.telefonLand })),
  NORGE,
);

interface Nummer {
  readonly telefon: string;
  readonly telefonLand: string;
}

/** Whether the two fields have been read, whatever is wrong with others. */
const hasNumber = ({ value, issues }: z.core.ParsePayload) =>
  Object(value) === value &&
  issues.every(({ path }) => path?.length && !/^telefon/.test(String(path[0])));

/**
 * That the number is one of its country. Checked beside the other fields, so that all errors are told at once. Stored as the
 * digits after the calling code: 8 in Norway.
 */
const isNumber = z.refine<Nummer>(
  ({ telefon, telefonLand }) => phoneDigits(telefon, telefonLand) !== null,
  {
    path: ['telefon'],
    error: ({ input }) => phoneMessage((input as Nummer).telefonLand),
    when: hasNumber,
  },
);
const asDigits = <T extends Nummer>(sent: T): T => ({
  ...sent,
  telefon: phoneDigits(sent.telefon, sent.telefonLand) ?? sent.telefon,
});

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
  telefonLand,
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

export const omMegSchema = z.object(omMegFields).check(isNumber, z.overwrite(asDigits));
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
  isNumber,
  z.overwrite(asDigits),
  z.refine(({ epost, kontaktpersonEpost }) => !isSameMailbox(epost, kontaktpersonEpost), {
    path: ['kontaktpersonEpost'],
    error: () => invalid.sammeEpost,
    when: ({ issues }) => issues.length === 0,
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
  /** Somebody who is employed by nobody: the contact person is an editor who vouches. */
  frilanser: z._default(z.boolean(), false),
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
