import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Profil } from '#contract/profil.ts';
import { draftKey, dropDraft } from '#web/form/draft.ts';
import { SkjemaForm } from '#web/form/form.tsx';
import type { Skjema } from '#web/form/skjema.ts';
import { useSkjema } from '#web/form/use-form.ts';
import type { Values } from '#web/form/values.ts';
import { Lead } from '#web/soeknad/section.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { fullName } from './with-profil.tsx';
import styles from './profil.module.css';
import { useGoToUpdatedProfil } from './profil-oppdatert.tsx';

interface EditFormProps<V> {
  readonly skjema: Skjema<V>;
  readonly label: string;
  readonly lead: string;
  /** Whoever turns back wants to find the profile as it is, not what was typed. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the profile, with the way back. */
export function EditForm<V>({ skjema, label, lead, onCancel, children }: EditFormProps<V>) {
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

interface Options<Schema extends z.ZodMiniObject> {
  /** Tells its draft from others. */
  readonly name: string;
  readonly profil: Profil;
  readonly schema: Schema;
  readonly initial: Values<z.infer<Schema>>;
  readonly save: (sent: z.infer<Schema>) => Promise<void>;
}

/** A half of the profile as a form: sends only what differs (SPEC §4, profile edit), then back to the profile. */
export function useEditForm<Schema extends z.ZodMiniObject>(options: Options<Schema>) {
  const { name, profil, schema, initial, save } = options;
  const key = draftKey(name, fullName(profil.folkeregisterdata));
  const goToUpdatedProfil = useGoToUpdatedProfil();
  const onSubmit = async (sent: z.infer<Schema>) => {
    await save(sent);
    await goToUpdatedProfil();
  };
  const skjema = useSkjema({ schema, initial, onSubmit, draftKey: key, requireChange: true });
  return { skjema, onCancel: () => dropDraft(key) };
}
