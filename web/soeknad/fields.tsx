import { useQuery } from '@tanstack/react-query';
import { displayName } from '#domain/person-name.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { FailureMessage, REGISTER_FAILURE } from '#web/form/failure.tsx';
import { textProps, tickProps } from '#web/form/field-props.ts';
import type { SkjemaFields } from '#web/form/skjema.ts';
import type { ArbeidsgiverValues, OmMegValues, SoeknadValues } from '#web/form/values.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './fields.module.css';
import { LABELS, LINKS, SECTIONS } from './labels.ts';
import { FieldRow, Section } from './section.tsx';

interface SoeknadSectionsProps {
  readonly skjema: SkjemaFields<SoeknadValues>;
  /** Null when the register could not be asked. */
  readonly navn: string | null;
}

/** The whole application, as one fills it in: the first time, and every year. */
export function SoeknadSections({ skjema, navn }: SoeknadSectionsProps) {
  return (
    <>
      <Section heading={SECTIONS.omDeg}>
        <NavnFraRegisteret navn={navn} />
        <OmDegFields skjema={skjema} />
      </Section>
      <Section heading={SECTIONS.arbeidsgiver}>
        <Message purpose="info">
          Kontaktpersonen får en e-post og må bekrefte at du trenger tilgang.
        </Message>
        <ArbeidsgiverFields skjema={skjema} />
      </Section>
      <Section heading={SECTIONS.begrunnelse}>
        <BegrunnelseField skjema={skjema} />
      </Section>
      <Section heading={SECTIONS.samtykke}>
        <SamtykkeFields skjema={skjema} />
      </Section>
    </>
  );
}

interface NavnFraRegisteretProps {
  /** Null when the register could not be asked (SPEC §8). */
  readonly navn: string | null;
}

/** The name from the population register, which nobody edits here. */
function NavnFraRegisteret({ navn }: NavnFraRegisteretProps) {
  if (navn === null) return <FailureMessage purpose="warning" failure={REGISTER_FAILURE} />;
  return (
    <dl className={styles.name}>
      <dt>Navn</dt>
      <dd>{displayName(navn)}</dd>
      <dd className={styles.source}>Hentet fra Folkeregisteret</dd>
    </dl>
  );
}

/** What a journalist says of herself (SPEC §3, press applicant). */
export function OmDegFields({ skjema }: { readonly skjema: SkjemaFields<OmMegValues> }) {
  return (
    <>
      <FieldRow>
        <TextField
          {...textProps(skjema, 'stilling')}
          isRequired
          label={LABELS.stilling}
          autoComplete="organization-title"
        />
        <TextField
          {...textProps(skjema, 'redaksjon')}
          isRequired
          label={LABELS.redaksjon}
          autoComplete="organization"
        />
        <TextField
          {...textProps(skjema, 'epost')}
          isRequired
          label={LABELS.epost}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...textProps(skjema, 'telefon')}
          isRequired
          label={LABELS.telefon}
          inputMode="tel"
          autoComplete="tel-national"
        />
      </FieldRow>
      <CheckboxField
        {...tickProps(skjema, 'jobberSomFrilanser')}
        label={LABELS.jobberSomFrilanser}
      />
      <CourtField skjema={skjema} />
    </>
  );
}

const USUAL = 'Forhåndsvelges når du søker. Du kan endre den senere.';
const FAILED =
  'Listen over domstoler kunne ikke hentes. Velg «Alle domstoler», eller prøv igjen om litt.';

/** The court that searches will begin with. */
function CourtField({ skjema }: { readonly skjema: SkjemaFields<OmMegValues> }) {
  const { data: courts = [], isError } = useQuery(domstolerQuery());
  const options = [
    { id: ALL_COURTS, label: 'Alle domstoler' },
    ...courts.filter(({ id }) => id !== ALL_COURTS).map(({ id, navn }) => ({ id, label: navn })),
  ];
  return (
    <Select
      {...textProps(skjema, 'foretrukketDomstolId')}
      isRequired
      isSearchable
      label={LABELS.foretrukketDomstolId}
      description={isError ? FAILED : USUAL}
      placeholder="Velg domstol"
      options={options}
      value={skjema.values.foretrukketDomstolId || null}
    />
  );
}

/** Who can confirm the need for access. Another person than the one who types: the browser's own data don't fit. */
export function ArbeidsgiverFields({
  skjema,
}: {
  readonly skjema: SkjemaFields<ArbeidsgiverValues>;
}) {
  const field = (name: keyof typeof OTHERS) => (
    <TextField
      {...textProps(skjema, name)}
      {...OTHERS[name]}
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

const OTHERS = {
  kontaktpersonArbeidsgiver: {},
  kontaktpersonStilling: {},
  kontaktpersonOrganisasjon: {},
  kontaktpersonEpost: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

export function BegrunnelseField({
  skjema,
}: {
  readonly skjema: SkjemaFields<ArbeidsgiverValues>;
}) {
  return <TextArea {...textProps(skjema, 'begrunnelse')} isRequired label={LABELS.begrunnelse} />;
}

/** The two consents, each with what is agreed to. */
export function SamtykkeFields({ skjema }: { readonly skjema: SkjemaFields<ArbeidsgiverValues> }) {
  return (
    <>
      <CheckboxField
        {...tickProps(skjema, 'akseptertVaerVarsomPlakaten')}
        isRequired
        label={LABELS.akseptertVaerVarsomPlakaten}
      >
        <ExternalLink href={LINKS.vaerVarsom}>Les Vær varsom-plakaten</ExternalLink>
      </CheckboxField>
      <CheckboxField
        {...tickProps(skjema, 'akseptererPersonvaernVilkar')}
        isRequired
        label={LABELS.akseptererPersonvaernVilkar}
      >
        <ExternalLink href={LINKS.privacy}>Les personvernerklæringen</ExternalLink>
      </CheckboxField>
    </>
  );
}
