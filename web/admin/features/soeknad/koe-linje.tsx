import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { SoeknadVis } from '#domain/soeknad-stilling.ts';
import { useValg } from '#web/admin/ui/valg.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Koe } from './koe.ts';
import styles from './koe.module.css';
import { t } from './texts.ts';

/** The queues, as the line says them. */
const NAMES: Readonly<Record<SoeknadVis, string>> = {
  klare: 'klare til avgjørelse',
  venter: 'venter på arbeidsgiver',
  paaVent: 'på vent',
  alle: 'alle søknader',
};

/** The keys of the page. */
export const KEYS = { neste: 'N', forrige: 'F', vurdering: 'V' } as const;

/** Where one is in the queue, and the ways to the application before and after. */
export function KoeLinje({ koe }: { readonly koe: Koe }) {
  const [hasKeys] = useValg('hurtigtaster');
  const { vis, nr, antall, forrige, neste } = koe;
  return (
    <nav aria-label={t.queue} className={styles.koe}>
      <p className={styles.place}>
        <strong>
          {nr} av {antall}
        </strong>{' '}
        · {NAMES[vis]}
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
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={neste === null}
        aria-keyshortcuts={hasKeys ? KEYS.neste : undefined}
        onPress={neste ?? undefined}
      >
        {t.next}
        {hasKeys && (
          <kbd aria-hidden className={styles.key}>
            {KEYS.neste}
          </kbd>
        )}
        <Icon icon={ArrowRight} />
      </Button>
    </nav>
  );
}

/** What the keys are, under the panel. Nothing while they are switched off. */
export function Taster({ isInKoe }: { readonly isInKoe: boolean }) {
  const [hasKeys] = useValg('hurtigtaster');
  if (!hasKeys) return null;
  return (
    <p className={styles.keys}>
      {isInKoe && (
        <>
          <span>
            <kbd className={styles.key}>{KEYS.neste}</kbd> neste
          </span>
          <span>
            <kbd className={styles.key}>{KEYS.forrige}</kbd> forrige
          </span>
        </>
      )}
      <span>
        <kbd className={styles.key}>{KEYS.vurdering}</kbd> til «Godkjenn»
      </span>
      <span>{t.keysInMenu}</span>
    </p>
  );
}
