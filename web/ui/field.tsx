import type { ReactNode } from 'react';
import { FieldErrorText } from './field-error.tsx';
import styles from './field.module.css';
import { RequiredStar } from './required-star.tsx';

/** What every field has around its control. */
export interface FieldText {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** The ids by which a control refers to its texts, from the control's own id. */
export function fieldIds(id: string, { description, error }: FieldText) {
  const ids = { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const described = [description && ids.description, error && ids.error].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}

interface Props extends FieldText {
  readonly id: string;
  readonly layout?: 'stacked' | 'inline';
  readonly size?: 'medium' | 'small';
  /** A control that is no form element of the browser's is named by `aria-labelledby` instead. */
  readonly labelFor?: 'control' | 'none';
  readonly children: ReactNode;
}

/** Label, description, control, error: the order in which they are read. */
export function Field(props: Props) {
  const { id, layout, size = 'small', label, description, error, isRequired } = props;
  const ids = fieldIds(id, props);
  const Label = props.labelFor === 'none' ? 'span' : 'label';
  return (
    <div className={styles.field} data-layout={layout} data-size={size}>
      <Label
        id={ids.label}
        className={styles.label}
        {...(Label === 'label' ? { htmlFor: id } : {})}
      >
        {label}
        {isRequired && <RequiredStar />}
      </Label>
      {description && (
        <span id={ids.description} className={styles.description}>
          {description}
        </span>
      )}
      {props.children}
      {error && <FieldErrorText id={ids.error}>{error}</FieldErrorText>}
    </div>
  );
}
