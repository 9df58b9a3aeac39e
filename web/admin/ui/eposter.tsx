import { Clock } from 'lucide-react';
import type { Epost, Eposter as Sent } from '#contract/admin/eposter.ts';
import { driftMessages } from '#domain/drift.ts';
import { mailFailureWords } from '#domain/failure-reasons.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { proevIgjenEpost } from '#web/admin/api/drift.ts';
import { ApiError } from '#web/api/client.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Section } from '#web/soeknad/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './eposter.module.css';
import { t } from './eposter-texts.ts';

/** So many are shown at once; older ones are a press away. */
const FIRST = 5;

interface Props {
  readonly eposter: Sent;
  /** Reads them again. */
  readonly onRetried: () => Promise<unknown>;
}

/** The e-mails about a person, the newest first: what became of each, and why in words. */
export function Eposter({ eposter: { rader, siden }, onRetried }: Props) {
  const row = (one: Epost) => <Rad key={one.id} epost={one} onRetried={onRetried} />;
  const older = rader.slice(FIRST);
  return (
    <Section kind="read" heading={t.heading}>
      {rader.length === 0 ? (
        <p className={styles.note}>{t.none}</p>
      ) : (
        <ol className={styles.list}>{rader.slice(0, FIRST).map(row)}</ol>
      )}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t.older(older.length)}</summary>
          <ol className={styles.list}>{older.map(row)}</ol>
        </details>
      )}
      <p className={styles.note}>{t.since(formatDay(siden))}</p>
    </Section>
  );
}

function Rad({ epost, onRetried }: Pick<Props, 'onRetried'> & { readonly epost: Epost }) {
  const { id, mal, status, opprettet, sendt, feil, detalj } = epost;
  const navn = mailTemplateName(mal);
  const { run, isBusy, error } = useAction(async () => {
    // Another one has tried again already: what stands now is read all the same.
    await proevIgjenEpost(id).catch((failure: unknown) => {
      if (!(failure instanceof ApiError && [404, 409].includes(failure.status))) throw failure;
    });
    await onRetried();
  });
  return (
    <li>
      <span className={styles.name}>{navn}</span>
      <span className={styles.when}>{formatDayAndTime(sendt ?? opprettet)}</span>
      <Status epost={epost} />
      {feil !== null && (
        <span className={styles.why}>
          {(status === 'venter' ? t.lastAttempt : t.because)(mailFailureWords(feil, detalj))}
        </span>
      )}
      {status === 'doed' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.retryOf(navn)}
          aria-busy={isBusy}
          onPress={() => void run()}
        >
          {driftMessages.retry}
        </Button>
      )}
      {isBusy && <Spinner />}
      {error !== null && <Failed error={error} />}
    </li>
  );
}

/** Refused by the mail server for good: the address is of no use. */
const isReturned = ({ feil }: Epost) => feil === 'avvist' || feil === 'adresse';

function Status({ epost }: { readonly epost: Epost }) {
  if (epost.status === 'sendt') return <Tag purpose="success">{t.sent}</Tag>;
  if (epost.status === 'venter')
    return (
      <Tag purpose="info" icon={Clock}>
        {t.waits}
      </Tag>
    );
  return <Tag purpose="danger">{isReturned(epost) ? t.returned : t.givenUp}</Tag>;
}
