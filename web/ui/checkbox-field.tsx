import { useId, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './checkbox-field.module.css';
import { FieldErrorText, RequiredStar, fieldIds } from './field.tsx';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
  /** Shown below the label, for example a link to the terms. */
  readonly children?: ReactNode;
}

/** A checkbox in a form, with the required mark and the error of a field. */
export function CheckboxField(props: Props) {
  const { label, isRequired = false, error, children, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const ids = fieldIds(id, { label, error });
  return (
    <div className={styles.field}>
      <Checkbox
        {...rest}
        id={id}
        size="medium"
        label={
          <span>
            {label}
            {isRequired && <RequiredStar />}
          </span>
        }
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.describedBy}
      />
      {(children !== undefined || error) && (
        <div className={styles.below}>
          {children}
          {error && <FieldErrorText id={ids.error}>{error}</FieldErrorText>}
        </div>
      )}
    </div>
  );
}
