import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';

/** What stands in the fields of a form that sends `Sent`: text or a tick, right or wrong. */
export type Values<Sent> = {
  readonly [Field in keyof Sent]: Sent[Field] extends boolean ? boolean : string;
};

export type OmMegValues = Values<OmMeg>;
export type ArbeidsgiverValues = Values<MinArbeidsgiver>;
export type SoeknadValues = OmMegValues & ArbeidsgiverValues;

/** The application as one meets it the first time. */
export const EMPTY_SOEKNAD: SoeknadValues = {
  stilling: '',
  redaksjon: '',
  epost: '',
  telefon: '',
  jobberSomFrilanser: false,
  foretrukketDomstolId: '',
  kontaktpersonArbeidsgiver: '',
  kontaktpersonStilling: '',
  kontaktpersonOrganisasjon: '',
  kontaktpersonEpost: '',
  begrunnelse: '',
  akseptertVaerVarsomPlakaten: false,
  akseptererPersonvaernVilkar: false,
};

/** The fields as they are known to every form: by name. */
export type AnyValues = Readonly<Record<string, string | boolean>>;
