import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { tickProps } from './field-props.ts';
import { LABELS } from './labels.ts';
import { LINKS } from './links.ts';
import type { SkjemaFields } from './skjema.ts';
import type { ArbeidsgiverValues } from './values.ts';

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
