import type { ReactNode } from 'react';
import { Lead } from '#web/skjema/lead.tsx';
import { SkjemaForm } from '#web/skjema/skjema-form.tsx';
import type { Skjema } from '#web/skjema/skjema.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './profil.module.css';

interface Props<V> {
  readonly skjema: Skjema<V>;
  readonly label: string;
  readonly lead: string;
  /** Whoever turns back wants to find the profile as it is, not what was typed. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the profile, with the way back. */
export function EditForm<V>({ skjema, label, lead, onCancel, children }: Props<V>) {
  const cancel = (
    <LinkButton to="/profil" onClick={onCancel}>
      Avbryt
    </LinkButton>
  );
  return (
    <div className={styles.form}>
      <Lead>{lead}</Lead>
      <SkjemaForm skjema={skjema} label={label} cancel={cancel}>
        {children}
      </SkjemaForm>
    </div>
  );
}
