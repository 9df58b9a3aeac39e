import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Profil } from '#contract/profil.ts';
import { draftKey, dropDraft } from '#web/form/draft.ts';
import { FormFrame } from '#web/form/form.tsx';
import { type Form, type Values, useForm } from '#web/form/use-form.ts';
import { Lead } from '#web/soeknad/section.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { fullName } from './with-profil.tsx';
import styles from './profil.module.css';
import { useGoToUpdatedProfil } from './profil-oppdatert.tsx';
import { t } from './texts.ts';

interface EditFormProps<V> {
  readonly form: Form<V>;
  readonly label: string;
  readonly lead: string;
  /** Drops what was typed: a cancelled form begins with the profile next time. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The form of one half of the profile, with a link back to it. */
export function EditForm<V>({ form, label, lead, onCancel, children }: EditFormProps<V>) {
  const cancel = (
    <LinkButton to="/profil" onClick={onCancel}>
      {t.cancel}
    </LinkButton>
  );
  return (
    <div className={styles.form}>
      <Lead>{lead}</Lead>
      <FormFrame form={form} label={label} cancel={cancel}>
        {children}
      </FormFrame>
    </div>
  );
}

interface Options<Schema extends z.ZodMiniObject> {
  /** The name of its draft. */
  readonly name: string;
  readonly profil: Profil;
  readonly schema: Schema;
  readonly initial: Values<z.infer<Schema>>;
  readonly save: (sent: z.infer<Schema>) => Promise<void>;
}

/** Sends one half of the profile when something has changed, and goes back to the profile. */
export function useEditForm<Schema extends z.ZodMiniObject>(options: Options<Schema>) {
  const { name, profil, schema, initial, save } = options;
  const key = draftKey(name, fullName(profil.folkeregisterdata));
  const goToUpdatedProfil = useGoToUpdatedProfil();
  const onSubmit = async (sent: z.infer<Schema>) => {
    await save(sent);
    await goToUpdatedProfil();
  };
  const form = useForm({ schema, initial, onSubmit, draftKey: key, requireChange: true });
  return { form, onCancel: () => dropDraft(key) };
}
