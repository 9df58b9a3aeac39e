import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './noekler.module.css';

interface Props {
  readonly noekkel: string;
  readonly onClose: () => void;
}

/** A key that has just been made. Nobody can ask for it again. */
export function NyNoekkel({ noekkel, onClose }: Props) {
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const field = () => root.current?.querySelector('input');
  // The field says what it is, and all of it is marked.
  useEffect(() => {
    field()?.focus();
  }, []);
  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(noekkel);
      setSaid('Nøkkelen er kopiert.');
    } catch {
      field()?.select();
      setSaid('Nøkkelen kunne ikke kopieres. Den er markert, så du kan kopiere den selv.');
    }
  };
  return (
    <div className={styles.form} ref={root}>
      <Message purpose="warning" role="status" heading="Kopier nøkkelen nå">
        <p>Den vises bare denne gangen. Alle som har den, kan bruke den i ditt navn.</p>
      </Message>
      <div className={styles.secret}>
        <TextField
          label="Nøkkel"
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={noekkel}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className={styles.actions}>
        <Button onPress={() => void copy()}>Kopier</Button>
        <Button variant="secondary" onPress={onClose}>
          Ferdig
        </Button>
      </div>
      <p role="status" className={styles.facts}>
        {said}
      </p>
    </div>
  );
}
