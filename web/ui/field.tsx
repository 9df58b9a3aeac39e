import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

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

/** Seen beside a label; screen readers are told by `aria-required`. */
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

/** What is wrong with a field; its control refers to it by the id. */
export function FieldErrorText({ id, children }: FieldErrorProps) {
  return (
    <span id={id} className={styles.error}>
      <Icon icon={TriangleAlert} />
      {children}
    </span>
  );
}

/** Moves focus to the control with this id, or to the first part of it that takes text. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('[role="spinbutton"], input, textarea');
  (part ?? field)?.focus();
}

/** Whether some parts of the date field with this id are filled in and some are not: then it holds no date yet. */
export function isPartialDate(id: string): boolean {
  const segments = document.querySelectorAll(`#${CSS.escape(id)} [role="spinbutton"]`);
  const empty = [...segments].filter((segment) => segment.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < segments.length;
}
