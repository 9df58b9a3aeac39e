import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { t } from './dialog-texts.ts';
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
      setSaid(t.copied);
    } catch {
      field()?.select();
      setSaid(t.notCopied);
    }
  };
  return (
    <div className={styles.form} ref={root}>
      <Message purpose="warning" role="status" heading={t.copyNow}>
        <p>{t.shownOnce}</p>
      </Message>
      <div className={styles.secret}>
        <TextField
          label={t.key}
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={noekkel}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className={styles.actions}>
        <Button onPress={() => void copy()}>{t.copy}</Button>
        <Button variant="secondary" onPress={onClose}>
          {t.done}
        </Button>
      </div>
      <p role="status" className={styles.facts}>
        {said}
      </p>
    </div>
  );
}
