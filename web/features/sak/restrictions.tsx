import { EyeOff } from 'lucide-react';
import type { Saksdetaljer } from '#contract/sak.ts';
import { BEGRENSNING_NAVN, skjultMessages } from '#domain/tilbaketrekking.ts';
import { formatDay, formatLongDay, formatTime } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './sak-page.module.css';
import { t } from './texts.tsx';

/** What the court has hidden or restricted of the whole case, before its facts. */
export function Notices({ sak }: { readonly sak: Saksdetaljer }) {
  const { parterSkjult, begrensninger, domstolNavn } = sak;
  if (parterSkjult === null && begrensninger.length === 0) return null;
  return (
    <div className={styles.notices}>
      {parterSkjult !== null && (
        <Message purpose="warning" icon={EyeOff} heading={skjultMessages.parterHeading}>
          <p className={styles.notice}>
            {t.namesHiddenBy(
              `${formatLongDay(parterSkjult)} kl. ${formatTime(parterSkjult)}`,
              domstolNavn,
            )}
          </p>
        </Message>
      )}
      {begrensninger.map(({ type, tekst, gjelderTil }) => (
        <Message key={type} purpose="warning">
          <p className={styles.notice}>
            <strong>{`${BEGRENSNING_NAVN[type]}.`}</strong> {tekst ?? t.ask(domstolNavn)}
            {gjelderTil !== null && ` ${t.appliesUntil(formatDay(gjelderTil))}`}
          </p>
        </Message>
      ))}
    </div>
  );
}
