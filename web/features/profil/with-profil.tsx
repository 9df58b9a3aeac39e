import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profil } from '#contract/profil.ts';
import { failureText } from '#web/api/failure-text.ts';
import { profilQuery } from '#web/api/profil.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './profil.module.css';

interface Props {
  readonly children: (profil: Profil) => ReactNode;
}

/** What needs the profile, once it is there. */
export function WithProfil({ children }: Props) {
  const { data, failureReason, refetch } = useQuery(profilQuery());
  if (data) return children(data);
  if (!failureReason) return <Spinner label="Henter profilen" />;
  return (
    <div className={styles.message}>
      <Message purpose="danger" heading="Kunne ikke hente profilen" role="alert">
        <p>{failureText(failureReason)}</p>
        <Button variant="secondary" size="small" onPress={() => void refetch()}>
          Prøv igjen
        </Button>
      </Message>
    </div>
  );
}
