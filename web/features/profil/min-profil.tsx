import { lazy, Suspense, useState } from 'react';
import type { Profil } from '#contract/profil.ts';
import { FailureMessage } from '#web/skjema/failure-message.tsx';
import { REGISTER_FAILURE } from '#web/skjema/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ProfilSections } from './profil-sections.tsx';
import styles from './profil.module.css';
import { UpdatedMessage } from './updated-message.tsx';
import { useIsUpdated } from './use-profil-oppdatert.ts';
import { WithProfil } from './with-profil.tsx';

const AvsluttDialog = lazy(async () => ({
  default: (await import('#web/skjema/avslutt-dialog.tsx')).AvsluttDialog,
}));

/** 'Min profil': what is known of the user, the ways to change it, and the way out (SPEC §2, profil). */
export function MinProfil() {
  const isUpdated = useIsUpdated();
  return (
    <>
      {isUpdated && <UpdatedMessage />}
      <WithProfil>{(profil) => <Known profil={profil} />}</WithProfil>
    </>
  );
}

function Known({ profil }: { readonly profil: Profil }) {
  return (
    <div className={styles.profil}>
      {profil.folkeregisterdata === null && (
        <div className={styles.message}>
          <FailureMessage failure={REGISTER_FAILURE} />
        </div>
      )}
      <ProfilSections profil={profil} />
      <Leave />
    </div>
  );
}

/** Apart from the rest: what it does can't be undone. */
function Leave() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.leave}>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Avslutt din profil
      </Button>
      {isOpen && (
        <Suspense>
          <AvsluttDialog endpoint="profil" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
