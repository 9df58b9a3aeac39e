import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { redaksjonerKey, slettRedaksjon } from '#web/admin/api/redaksjoner.ts';
import { adminPages } from '#web/admin/pages.ts';
import type { KvitteringState } from '#web/admin/ui/kvittering.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './redaksjon.module.css';
import { t } from './texts.ts';

const ConfirmDialog = part(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog);

/** The button that removes a newsroom that nobody belongs to; before that, why there is none. */
export function Slett({ redaksjon }: { readonly redaksjon: Redaksjon }) {
  const { id, navn, versjon, personer } = redaksjon;
  const [isAsking, setAsking] = useState(false);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const action = useAction(async () => {
    await slettRedaksjon(id, versjon);
    const state = { kvittering: t.removed(navn) } satisfies KvitteringState;
    void navigate(adminPages.redaksjoner, { state });
    await cache.invalidateQueries({ queryKey: [...redaksjonerKey, 'alle'] });
  });
  if (personer.length > 0) return <p className={styles.quiet}>{t.removeOnlyEmpty}</p>;
  return (
    <div>
      <Button variant="secondary" size="small" onPress={() => setAsking(true)}>
        <Icon icon={Trash2} />
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.removeTitle}
          confirm={t.remove}
          busyLabel={t.removing}
          failed={t.removeFailed}
          action={action}
          onClose={() => {
            setAsking(false);
            action.forget();
            // What stopped it is on the page then.
            if (action.error !== null) void cache.invalidateQueries({ queryKey: redaksjonerKey });
          }}
        >
          <p>{t.removeEffect}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
