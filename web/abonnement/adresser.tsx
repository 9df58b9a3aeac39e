import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Abonnement } from '#contract/abonnement.ts';
import { ABONNEMENT_SLAG } from '#domain/abonnement.ts';
import { abonnementerQuery, useSlettAbonnement } from '#web/api/abonnementer.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './abonnement.module.css';
import { t } from './texts.ts';

interface Props {
  readonly lagretSoekId: number | null;
  /** Says what has been done. */
  readonly onSaid: (text: string) => void;
}

/** The addresses that there are already; each can be revoked. */
export function Adresser({ lagretSoekId, onSaid }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery(abonnementerQuery());
  const mine = data?.filter((one) => one.lagretSoekId === lagretSoekId) ?? [];
  const onDeleted = ({ navn }: Abonnement) => {
    onSaid(t.deleted(navn));
    heading.current?.focus();
  };
  if (!data && error) return <Failed heading={t.loadFailed} error={error} onRetry={refetch} />;
  if (!data) return isFetching ? <Spinner label={t.loading} /> : null;
  return (
    <section className={styles.part}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {t.addresses}
      </h3>
      {mine.length === 0 ? (
        <p className={styles.subtle}>{t.noAddresses}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={headingId}>
          {mine.map((one) => (
            <Adresse key={one.id} abonnement={one} onDeleted={() => onDeleted(one)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface AdresseProps {
  readonly abonnement: Abonnement;
  readonly onDeleted: () => void;
}

function Adresse({ abonnement, onDeleted }: AdresseProps) {
  const [isAsked, setAsked] = useState(false);
  const { navn, slag, opprettet, sistBrukt } = abonnement;
  const used = sistBrukt && formatDayAndTime(sistBrukt);
  return (
    <li className={styles.address}>
      <span className={styles.name}>
        <strong>{navn}</strong>
        <span className={styles.subtle}>
          {t.facts(ABONNEMENT_SLAG[slag], formatDay(opprettet), used)}
        </span>
      </span>
      {isAsked ? (
        <Confirm {...{ abonnement, onDeleted }} onCancel={() => setAsked(false)} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.deleteNamed(navn)}
          onPress={() => setAsked(true)}
        >
          {t.delete}
        </Button>
      )}
    </li>
  );
}

function Confirm({
  abonnement: { id, navn },
  onDeleted,
  onCancel,
}: AdresseProps & { readonly onCancel: () => void }) {
  const slett = useSlettAbonnement();
  const { run, isBusy, error } = useAction(async () => {
    await slett(id);
    onDeleted();
  });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className={styles.confirm} ref={root} role="group" aria-label={t.deleteNamed(navn)}>
      <p>{t.deleteMeans}</p>
      {error !== null && <Failed heading={t.deleteFailed} error={error} />}
      <div className={styles.actions}>
        <Button variant="danger" size="small" aria-busy={isBusy} onPress={() => void run()}>
          {t.deleteThis}
        </Button>
        <Button variant="secondary" size="small" onPress={onCancel}>
          {t.cancel}
        </Button>
        {isBusy && <Spinner label={t.deleting} />}
      </div>
    </div>
  );
}
