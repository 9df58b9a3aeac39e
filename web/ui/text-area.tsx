import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import field from './field.module.css';
import styles from './text-area.module.css';
import { useTextControl, type TextProps } from './text-field.tsx';

type TextAreaProps = TextProps & Omit<ComponentProps<'textarea'>, keyof TextProps>;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { field: around, control } = useTextControl(props);
  return (
    <Field {...around}>
      <textarea rows={5} {...control} className={classNames(field.box, styles.area)} />
    </Field>
  );
}
