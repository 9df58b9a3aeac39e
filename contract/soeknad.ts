import * as z from 'zod/mini';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { domstolId, epost, line, paragraphs, telefon } from './form-fields.ts';

const { required, invalid } = soeknadMessages;

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
