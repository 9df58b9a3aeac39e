import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { brukerQuery } from '#web/admin/api/brukere.ts';
import { flyttBruker, redaksjonerKey } from '#web/admin/api/redaksjoner.ts';
import { adminPages } from '#web/admin/pages.ts';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { Link } from '#web/ui/router-link.tsx';
import styles from './bruker.module.css';
import { t } from './texts.tsx';

const VelgRedaksjonDialog = part(
  async () => (await import('#web/admin/ui/velg-redaksjon-dialog.tsx')).VelgRedaksjonDialog,
);

/** The newsroom that the user belongs to, and the button that changes it. */
export function BrukerRedaksjon({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { redaksjonen } = bruker;
  const [isChoosing, setChoosing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: brukerQuery(bruker.id).queryKey });
  const choose = async (redaksjonId: string | null) => {
    try {
      await flyttBruker(bruker, redaksjonId);
    } catch (error) {
      if (whyFailed(error)) await readAgain();
      throw error;
    }
    await readAgain();
    void cache.invalidateQueries({ queryKey: redaksjonerKey });
    setChoosing(false);
    setMessage(t.newsroomSaved);
  };
  return (
    <section aria-labelledby="redaksjonen" className={styles.box}>
      <h2 id="redaksjonen" className={styles.boxHeading}>
        {t.newsroom}
      </h2>
      <Kvittering text={message} />
      <p className={styles.none}>
        {redaksjonen ? (
          <Link to={adminPages.redaksjon(redaksjonen.id)}>{redaksjonen.navn}</Link>
        ) : (
          t.noNewsroom
        )}
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          onPress={() => {
            setMessage(null);
            setChoosing(true);
          }}
        >
          {t.changeNewsroom}
        </Button>
      </div>
      {isChoosing && (
        <VelgRedaksjonDialog
          valgt={redaksjonen?.id ?? null}
          effect={t.newsroomEffect}
          onChoose={choose}
          whyFailed={whyFailed}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

const whyFailed = (error: unknown) =>
  error instanceof ApiError && error.body.id === 'bruker_changed' ? t.newsroomOvertaken : null;
