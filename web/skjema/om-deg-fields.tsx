import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CourtField } from './court-field.tsx';
import { textProps, tickProps } from './field-props.ts';
import { LABELS } from './labels.ts';
import { FieldRow } from './section.tsx';
import type { SkjemaFields } from './skjema.ts';
import type { OmMegValues } from './values.ts';

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
