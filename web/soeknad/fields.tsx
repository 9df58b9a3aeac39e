import { useQuery } from '@tanstack/react-query';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { alleLand, NORGE } from '#domain/land.ts';
import { displayName } from '#domain/person-name.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { FailureMessage, REGISTER_FAILURE } from '#web/form/failure.tsx';
import { textProps, tickProps } from '#web/form/form.tsx';
import type { FormFields, Values } from '#web/form/use-form.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './fields.module.css';
import { LABELS, LINKS, SECTIONS } from './labels.ts';
import { FieldRow, Section } from './section.tsx';
import { t } from './texts.tsx';

export type OmMegValues = Values<OmMeg>;
export type ArbeidsgiverValues = Values<MinArbeidsgiver>;

/** The first values of a new application. */
export const EMPTY_SOEKNAD: OmMegValues & ArbeidsgiverValues = {
  stilling: '',
  redaksjon: '',
  epost: '',
  telefonLand: NORGE,
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

interface SoeknadSectionsProps {
  readonly form: FormFields<OmMegValues & ArbeidsgiverValues>;
  /** Null when the population register does not answer. */
  readonly navn: string | null;
}

/** All fields of the application, also for the yearly update. */
export function SoeknadSections({ form, navn }: SoeknadSectionsProps) {
  return (
    <>
      <Section heading={SECTIONS.omDeg}>
        <NavnFraRegisteret navn={navn} />
        <OmDegFields form={form} />
      </Section>
      <Section heading={SECTIONS.arbeidsgiver}>
        <Message purpose="info">
          {form.values.jobberSomFrilanser ? t.editorVouches : t.contactIsAsked}
        </Message>
        <ArbeidsgiverFields form={form} />
      </Section>
      <Section heading={SECTIONS.begrunnelse}>
        <BegrunnelseField form={form} />
      </Section>
      <Section heading={SECTIONS.samtykke}>
        <SamtykkeFields form={form} />
      </Section>
    </>
  );
}

/** The name from the population register. It cannot be edited here. */
function NavnFraRegisteret({ navn }: Pick<SoeknadSectionsProps, 'navn'>) {
  if (navn === null) return <FailureMessage purpose="warning" failure={REGISTER_FAILURE} />;
  return (
    <dl className={styles.name}>
      <dt>{t.navn}</dt>
      <dd>{displayName(navn)}</dd>
      <dd className={styles.source}>{t.fromRegister}</dd>
    </dl>
  );
}

/** The journalist's own contact data and preferred court. */
export function OmDegFields({ form }: { readonly form: FormFields<OmMegValues> }) {
  return (
    <>
      <FieldRow>
        <TextField
          {...textProps(form, 'stilling')}
          isRequired
          label={LABELS.stilling}
          autoComplete="organization-title"
        />
        <TextField
          {...textProps(form, 'redaksjon')}
          isRequired
          label={LABELS.redaksjon}
          autoComplete="organization"
        />
      </FieldRow>
      <TextField
        {...textProps(form, 'epost')}
        isRequired
        label={LABELS.epost}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TelefonFields form={form} />
      <CheckboxField {...tickProps(form, 'jobberSomFrilanser')} label={LABELS.jobberSomFrilanser} />
      <CourtField form={form} />
    </>
  );
}

/** The number, and beside it the country that it is dialled in. */
function TelefonFields({ form }: { readonly form: FormFields<OmMegValues> }) {
  return (
    <FieldRow>
      <Select
        {...textProps(form, 'telefonLand')}
        isRequired
        isSearchable
        label={LABELS.telefonLand}
        options={alleLand().map(({ id, navn, kode }) => ({ id, label: `${navn} (+${kode})` }))}
      />
      <TextField
        {...textProps(form, 'telefon')}
        isRequired
        label={LABELS.telefon}
        inputMode="tel"
        autoComplete="tel-national"
      />
    </FieldRow>
  );
}

/** The court that the user's searches begin with. */
function CourtField({ form }: { readonly form: FormFields<OmMegValues> }) {
  const { data: courts = [], isError } = useQuery(domstolerQuery());
  const options = [
    { id: ALL_COURTS, label: soeknadMessages.allCourts },
    ...courts.filter(({ id }) => id !== ALL_COURTS).map(({ id, navn }) => ({ id, label: navn })),
  ];
  return (
    <Select
      {...textProps(form, 'foretrukketDomstolId')}
      isRequired
      isSearchable
      label={LABELS.foretrukketDomstolId}
      description={isError ? t.courtsFailed : t.courtIsUsual}
      placeholder={t.chooseCourt}
      options={options}
      value={form.values.foretrukketDomstolId || null}
    />
  );
}

const CONTACT = {
  kontaktpersonArbeidsgiver: {},
  kontaktpersonStilling: {},
  kontaktpersonOrganisasjon: {},
  kontaktpersonEpost: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

/**
 * The employer's contact person, who can confirm the need for access. This is another person than the user, so the
 * browser must not fill in the user's data.
 */
export function ArbeidsgiverFields({
  form,
}: {
  readonly form: FormFields<Pick<ArbeidsgiverValues, keyof typeof CONTACT>>;
}) {
  const field = (name: keyof typeof CONTACT) => (
    <TextField
      {...textProps(form, name)}
      {...CONTACT[name]}
      isRequired
      label={LABELS[name]}
      autoComplete="off"
    />
  );
  return (
    <FieldRow>
      {field('kontaktpersonArbeidsgiver')}
      {field('kontaktpersonStilling')}
      {field('kontaktpersonOrganisasjon')}
      {field('kontaktpersonEpost')}
    </FieldRow>
  );
}

/** Why the journalist needs access. */
export function BegrunnelseField({ form }: { readonly form: FormFields<ArbeidsgiverValues> }) {
  return <TextArea {...textProps(form, 'begrunnelse')} isRequired label={LABELS.begrunnelse} />;
}

/** The two consents, each with a link to the text that is agreed to. */
export function SamtykkeFields({ form }: { readonly form: FormFields<ArbeidsgiverValues> }) {
  return (
    <>
      <CheckboxField
        {...tickProps(form, 'akseptertVaerVarsomPlakaten')}
        isRequired
        label={LABELS.akseptertVaerVarsomPlakaten}
      >
        <ExternalLink href={LINKS.vaerVarsom}>{t.readVaerVarsom}</ExternalLink>
      </CheckboxField>
      <CheckboxField
        {...tickProps(form, 'akseptererPersonvaernVilkar')}
        isRequired
        label={LABELS.akseptererPersonvaernVilkar}
      >
        <ExternalLink href={LINKS.privacy}>{t.readPrivacy}</ExternalLink>
      </CheckboxField>
    </>
  );
}
