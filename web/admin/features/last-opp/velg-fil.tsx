import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { eksempelliste, saveText } from './fil.ts';
import styles from './last-opp.module.css';
import { t } from './texts.ts';

interface Props {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

/** Opens the browser's own choice of a file. */
export function FilKnapp({ text, isBusy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={isBusy}
        onPress={() => !isBusy && input.current?.click()}
      >
        <Icon icon={Upload} />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.jsonl,application/json"
        hidden
        aria-label={text}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

/** Where a file is dropped, or chosen. */
export function VelgFil(props: Omit<Props, 'text'>) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !props.isBusy) props.onChoose(file);
      }}
    >
      <p>{t.drop}</p>
      <FilKnapp {...props} text={t.choose} />
      <p className={styles.note}>{t.format}</p>
      <Button
        variant="tertiary"
        size="small"
        onPress={() => saveText('eksempelliste.json', eksempelliste())}
      >
        <Icon icon={Download} />
        {t.example}
      </Button>
    </div>
  );
}
