import { TextArea } from '#web/ui/text-area.tsx';
import { textProps } from './field-props.ts';
import { LABELS } from './labels.ts';
import type { SkjemaFields } from './skjema.ts';
import type { ArbeidsgiverValues } from './values.ts';

export function BegrunnelseField({
  skjema,
}: {
  readonly skjema: SkjemaFields<ArbeidsgiverValues>;
}) {
  return <TextArea {...textProps(skjema, 'begrunnelse')} isRequired label={LABELS.begrunnelse} />;
}
