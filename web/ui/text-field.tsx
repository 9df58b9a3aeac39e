import { useId, type ComponentProps } from 'react';
import { Field, fieldIds, type FieldText } from './field.tsx';
import styles from './field.module.css';

interface Props extends FieldText, Omit<ComponentProps<'input'>, 'onChange' | 'size'> {
  readonly size?: 'medium' | 'small';
  readonly onChange: (value: string) => void;
}

/** A line of text. */
export function TextField(props: Props) {
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
      <input
        type="text"
        {...rest}
        id={id}
        className={styles.box}
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={fieldIds(id, text).describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
