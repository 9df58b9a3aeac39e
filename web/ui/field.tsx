import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import hidden from './visually-hidden.module.css';

/** The texts around the control of every field. */
export interface FieldText {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** For screen readers only, where the eye has a heading for it. */
  readonly isLabelHidden?: boolean;
}

/** The ids of a control's label, description and error, derived from the control's own id. */
export function fieldIds(id: string, { description, error }: FieldText) {
  const ids = { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const described = [description && ids.description, error && ids.error].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}

interface Props extends FieldText {
  readonly id: string;
  readonly layout?: 'stacked' | 'inline';
  readonly size?: 'medium' | 'small';
  /** `none` for a control that is not a native form element: it uses `aria-labelledby` instead. */
  readonly labelFor?: 'control' | 'none';
  readonly children: ReactNode;
}

/** Label, description, control and error, in the order in which they are read. */
export function Field(props: Props) {
  const { id, layout, size = 'small', label, description, error, isRequired } = props;
  const ids = fieldIds(id, props);
  const Label = props.labelFor === 'none' ? 'span' : 'label';
  return (
    <div className={styles.field} data-layout={layout} data-size={size}>
      <Label
        id={ids.label}
        className={props.isLabelHidden ? hidden.hidden : styles.label}
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

/** For the eye only: screen readers get `aria-required`. */
export function RequiredStar() {
  return (
    <span aria-hidden className={styles.required}>
      *
    </span>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
}

/** The error of a field. The control refers to it with `aria-describedby`. */
export function FieldErrorText({ id, children }: FieldErrorProps) {
  return (
    <span id={id} className={styles.error}>
      <Icon icon={TriangleAlert} />
      {children}
    </span>
  );
}

/** Moves focus to the control with this id, or to its first part that takes text. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('[role="spinbutton"], input, textarea');
  (part ?? field)?.focus();
}

/** Whether the date field with this id is filled in only partly, and so has no date yet. */
export function isPartialDate(id: string): boolean {
  const segments = document.querySelectorAll(`#${CSS.escape(id)} [role="spinbutton"]`);
  const empty = [...segments].filter((segment) => segment.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < segments.length;
}
