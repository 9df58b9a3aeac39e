import { GRUNNER, type Grunn } from '#domain/tilbaketrekking.ts';
import { RadioField } from '#web/ui/radio-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { t } from './texts.tsx';

/** What a form says of such a field (web/form/form.tsx, textProps). */
interface Props {
  readonly id: string;
  readonly size: 'medium';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const REASONS = Object.entries(GRUNNER).map(([id, label]) => ({ id: id as Grunn, label }));

/** Why something is hidden, as one of the reasons that there are. '' until one is chosen. */
export function GrunnField({ id, value, error, onChange, onBlur }: Props) {
  return (
    <RadioField
      isRequired
      label={t.reason}
      options={REASONS}
      value={value as Grunn | ''}
      {...{ id, error, onChange, onBlur }}
    />
  );
}

/** The same in words, for the audit log. */
export function ForklaringField(props: Props) {
  return (
    <TextArea
      {...props}
      isRequired
      rows={3}
      label={t.explanation}
      description={t.explanationHint}
    />
  );
}
