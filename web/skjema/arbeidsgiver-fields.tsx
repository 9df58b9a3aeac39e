import { TextField } from '#web/ui/text-field.tsx';
import { textProps } from './field-props.ts';
import { LABELS } from './labels.ts';
import { FieldRow } from './section.tsx';
import type { SkjemaFields } from './skjema.ts';
import type { ArbeidsgiverValues } from './values.ts';

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
