import type { MinKlage } from '#contract/klage.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './avslag.module.css';
import { t } from './avslag-texts.ts';
import { Receipt } from './mottatt.tsx';

interface Props {
  readonly klage: NonNullable<MinKlage['klage']>;
  readonly instans: string;
  /** Right after sending: the receipt takes focus. */
  readonly isNew: boolean;
}

/** A complaint that has been sent: when, what it says, and what has become of it. */
export function KlageSendt({ klage, instans, isNew }: Props) {
  return (
    <>
      {isNew ? (
        <Receipt heading={t.sent}>
          <Kvittering klage={klage} />
        </Receipt>
      ) : (
        <Utfall klage={klage} instans={instans} />
      )}
      <section aria-labelledby="klagen-din">
        <h2 id="klagen-din">{t.yourKlage}</h2>
        <blockquote className={styles.quote}>{klage.tekst}</blockquote>
      </section>
    </>
  );
}

function Kvittering({ klage: { sendt, forSen } }: Pick<Props, 'klage'>) {
  return (
    <>
      <p>{t.sentAt(formatDay(sendt), formatTime(sendt))}</p>
      {forSen && <p>{t.sentLate}</p>}
      <p>{t.answerComes}</p>
    </>
  );
}

function Utfall({ klage, instans }: Omit<Props, 'isNew'>) {
  const { sendt, utfall, avgjort, ord } = klage;
  if (utfall === null)
    return (
      <Message purpose="success" heading={t.sent}>
        <div className={styles.rett}>
          <Kvittering klage={klage} />
        </div>
      </Message>
    );
  const day = formatDay(avgjort ?? sendt);
  return (
    <Message purpose={utfall === 'avvist' ? 'warning' : 'info'} heading={t[utfall]}>
      <div className={styles.rett}>
        {utfall === 'oversendt' && <p>{t.oversendtText(day, instans)}</p>}
        {utfall === 'avvist' && <p>{t.avvistText(day)}</p>}
        {ord !== null && <blockquote className={styles.quote}>{ord}</blockquote>}
        <p className={styles.hint}>{t.sentAt(formatDay(sendt), formatTime(sendt))}</p>
      </div>
    </Message>
  );
}
