import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { Field, fieldIds, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextProps extends FieldText {
  readonly id?: string;
  readonly size?: 'medium' | 'small';
  readonly onChange: (value: string) => void;
}

type TextFieldProps = TextProps & Omit<ComponentProps<'input'>, keyof TextProps>;

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { field, control } = useTextControl(props);
  return (
    <Field {...field}>
      <input type="text" {...control} className={styles.box} />
    </Field>
  );
}

/** Divides the props of a text control between the field around it and the control itself. */
export function useTextControl<P extends TextProps>(props: P) {
  const { label, description, error, isRequired = false, size, onChange, ...rest } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const text = { label, description, error, isRequired };
  return {
    field: { id, size: size ?? 'small', ...text },
    control: {
      ...rest,
      id,
      'aria-required': isRequired || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': fieldIds(id, text).describedBy,
      onChange: (event: ChangeEvent<{ value: string }>) => onChange(event.target.value),
    },
  } as const;
}
