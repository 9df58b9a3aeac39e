import type * as z from 'zod/mini';
import type { Profil } from '#contract/profil.ts';
import { draftKey, dropDraft } from '#web/skjema/draft-store.ts';
import { useSkjema } from '#web/skjema/use-skjema.ts';
import type { Values } from '#web/skjema/values.ts';
import { fullName } from './from-profil.ts';
import { useGoToUpdatedProfil } from './use-profil-oppdatert.ts';

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
