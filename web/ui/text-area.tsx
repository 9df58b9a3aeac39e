import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldIds, type FieldText } from './field.tsx';
import field from './field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly size?: 'medium' | 'small';
  readonly onChange: (value: string) => void;
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    description,
    error,
    isRequired = false,
    size = 'small',
    onChange,
    ...rest
  } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const text = { label, description, error, isRequired };
  return (
    <Field id={id} size={size} {...text}>
      <textarea
        rows={5}
        {...rest}
        id={id}
        className={classNames(field.box, styles.area)}
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={fieldIds(id, text).describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
