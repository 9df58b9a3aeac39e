import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useValg } from '#web/ui/valg.ts';
import { Tast } from '#web/admin/ui/tast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Koe } from './koe.ts';
import styles from './koe.module.css';
import { KEYS, QUEUES, t } from './texts.ts';

/** Where one is in the queue, and the ways to the application before and after. */
export function KoeLinje({ koe }: { readonly koe: Koe }) {
  const [hasKeys] = useValg('adminHurtigtaster');
  const { vis, nr, antall, forrige, neste } = koe;
  return (
    <nav aria-label={t.queue} className={styles.koe}>
      <p className={styles.place}>
        <strong>{t.place(nr, antall)}</strong> · {QUEUES[vis]}
      </p>
      <Button
        variant="secondary"
        size="small"
        disabled={forrige === null}
        aria-keyshortcuts={hasKeys ? KEYS.forrige : undefined}
        onPress={forrige ?? undefined}
      >
        <Icon icon={ArrowLeft} />
        {t.previous}
        <Tast aria-hidden>{KEYS.forrige}</Tast>
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={neste === null}
        aria-keyshortcuts={hasKeys ? KEYS.neste : undefined}
        onPress={neste ?? undefined}
      >
        {t.next}
        <Tast aria-hidden>{KEYS.neste}</Tast>
        <Icon icon={ArrowRight} />
      </Button>
    </nav>
  );
}

/** What the keys are, under the panel. Nothing while they are switched off. */
export function Taster({
  isInKoe,
  mayReject,
}: {
  readonly isInKoe: boolean;
  readonly mayReject: boolean;
}) {
  const [hasKeys] = useValg('adminHurtigtaster');
  if (!hasKeys) return null;
  return (
    <p className={styles.keys}>
      {isInKoe && (
        <>
          <span>
            <Tast>{KEYS.neste}</Tast> {t.keyNext}
          </span>
          <span>
            <Tast>{KEYS.forrige}</Tast> {t.keyPrevious}
          </span>
        </>
      )}
      {mayReject && (
        <>
          <span>
            <Tast>{KEYS.vurdering}</Tast> {t.keyApprove}
          </span>
          <span>
            <Tast>{KEYS.avslag}</Tast> {t.keyRefuse}
          </span>
        </>
      )}
      <span>{t.keysInMenu}</span>
    </p>
  );
}
