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
    onSaid(`Adressen «${navn}» er slettet, og kan ikke brukes lenger.`);
    heading.current?.focus();
  };
  if (!data && error)
    return <Failed heading="Kunne ikke hente adressene dine" error={error} onRetry={refetch} />;
  if (!data) return isFetching ? <Spinner label="Henter adressene dine" /> : null;
  return (
    <section className={styles.part}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        Adressene dine
      </h3>
      {mine.length === 0 ? (
        <p className={styles.subtle}>Du har ingen adresser her.</p>
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
  const used = sistBrukt ? `sist brukt ${formatDayAndTime(sistBrukt)}` : 'ikke brukt ennå';
  return (
    <li className={styles.address}>
      <span className={styles.name}>
        <strong>{navn}</strong>
        <span className={styles.subtle}>
          {ABONNEMENT_SLAG[slag]}, laget {formatDay(opprettet)}, {used}
        </span>
      </span>
      {isAsked ? (
        <Confirm {...{ abonnement, onDeleted }} onCancel={() => setAsked(false)} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Slett adressen ${navn}`}
          onPress={() => setAsked(true)}
        >
          Slett
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
    <div className={styles.confirm} ref={root} role="group" aria-label={`Slett adressen ${navn}`}>
      <p>Det som bruker adressen, blir ikke oppdatert lenger.</p>
      {error !== null && <Failed heading="Adressen er ikke slettet" error={error} />}
      <div className={styles.actions}>
        <Button variant="danger" size="small" aria-busy={isBusy} onPress={() => void run()}>
          Slett adressen
        </Button>
        <Button variant="secondary" size="small" onPress={onCancel}>
          Avbryt
        </Button>
        {isBusy && <Spinner label="Sletter adressen" />}
      </div>
    </div>
  );
}
