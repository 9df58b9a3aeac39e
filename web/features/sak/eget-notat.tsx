import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notat } from '#contract/notat.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { notatQuery } from '#web/api/notater.ts';
import { formatDayAndTime, formatTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { RetryButton } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './eget-notat.module.css';
import { t } from './notat-texts.ts';
import page from './sak-page.module.css';
import { useNotat } from './use-notat.ts';

/** Card 'Eget notat': what the reader writes on the case, for nobody else. It saves itself. */
export function EgetNotat({ sakId }: { readonly sakId: string }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(notatQuery(sakId));
  return (
    <section className={`${page.card} ${styles.notat}`} aria-labelledby="eget-notat">
      <h2 id="eget-notat">{t.heading}</h2>
      <p className={styles.private}>{t.private}</p>
      {data ? (
        <Editor key={dataUpdatedAt} sakId={sakId} first={data} onReload={() => void refetch()} />
      ) : error ? (
        <div className={styles.failure}>
          <p>
            {t.failed} {failureText(error)}
          </p>
          <RetryButton onRetry={() => void refetch()} />
        </div>
      ) : (
        <Spinner label={t.loading} />
      )}
    </section>
  );
}

interface EditorProps {
  readonly sakId: string;
  readonly first: Notat;
  /** Takes what was written in another window, and lets go of what is here. */
  readonly onReload: () => void;
}

function Editor({ sakId, first, onReload }: EditorProps) {
  const { draft, change, savedAt, error, retry, overwrite } = useNotat(sakId, first);
  const [deleted, setDeleted] = useState<typeof draft | null>(null);
  const write = (next: Partial<typeof draft>) => {
    setDeleted(null);
    change({ ...draft, ...next });
  };
  const isEmpty = draft.tekst === '' && draft.merker === '';
  return (
    <div className={styles.fields}>
      <TextArea
        label={t.note}
        rows={4}
        value={draft.tekst}
        onChange={(tekst) => write({ tekst })}
        error={fieldError(error, 'tekst')}
      />
      <TextField
        label={t.labels}
        description={t.labelsHelp}
        value={draft.merker}
        autoComplete="off"
        onChange={(merker) => write({ merker })}
        error={fieldError(error, 'merker')}
      />
      {error !== null && (
        <NotSaved error={error} onRetry={retry} onOverwrite={overwrite} onReload={onReload} />
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.saved}>
          {deleted && error === null ? t.removed : savedText(savedAt, first, error)}
        </p>
        {deleted ? (
          <Button
            autoFocus
            variant="secondary"
            size="small"
            onPress={() => {
              setDeleted(null);
              change(deleted, { now: true });
            }}
          >
            {t.undo}
          </Button>
        ) : (
          !isEmpty && (
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                setDeleted(draft);
                change({ tekst: '', merker: '' }, { now: true });
              }}
            >
              {t.remove}
            </Button>
          )
        )}
      </div>
    </div>
  );
}

interface NotSavedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onOverwrite: () => void;
  readonly onReload: () => void;
}

/** What is written stays in the fields. Of two windows, the reader says which counts. */
function NotSaved({ error, onRetry, onOverwrite, onReload }: NotSavedProps) {
  const isChanged = error instanceof ApiError && error.body.id === 'notat_changed';
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{t.notSaved}</strong> {failureText(error)}
      </p>
      {isChanged ? (
        <div className={styles.ways}>
          <Button variant="secondary" size="small" onPress={onOverwrite}>
            {t.overwrite}
          </Button>
          <Button variant="secondary" size="small" onPress={onReload}>
            {t.reload}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" size="small" onPress={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}

function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.body.errors[field]?.[0] : undefined;
}

function savedText(savedAt: string | null, { endret }: Notat, error: unknown): string {
  if (error !== null) return '';
  if (savedAt) return t.savedAt(formatTime(savedAt));
  return endret ? t.saved(formatDayAndTime(endret)) : '';
}
