import { EyeOff } from 'lucide-react';
import type { Saksdetaljer } from '#contract/sak.ts';
import { BEGRENSNING_NAVN, skjultMessages } from '#domain/tilbaketrekking.ts';
import { formatDay, formatLongDay, formatTime } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './sak-page.module.css';

/** What the court has hidden or restricted of the whole case, before its facts. */
export function Notices({ sak }: { readonly sak: Saksdetaljer }) {
  const { parterSkjult, begrensninger, domstolNavn } = sak;
  if (parterSkjult === null && begrensninger.length === 0) return null;
  return (
    <div className={styles.notices}>
      {parterSkjult !== null && (
        <Message purpose="warning" icon={EyeOff} heading={skjultMessages.parterHeading}>
          <p className={styles.notice}>
            {`Skjult ${formatLongDay(parterSkjult)} kl. ${formatTime(parterSkjult)}. `}
            {`Har du navnene, må du snakke med ${domstolNavn} før du bruker dem.`}
          </p>
        </Message>
      )}
      {begrensninger.map(({ type, tekst, gjelderTil }) => (
        <Message key={type} purpose="warning">
          <p className={styles.notice}>
            <strong>{`${BEGRENSNING_NAVN[type]}.`}</strong>{' '}
            {tekst ?? `Spør ${domstolNavn} hvis du er i tvil om hva det omfatter.`}
            {gjelderTil !== null && ` Gjelder til og med ${formatDay(gjelderTil)}.`}
          </p>
        </Message>
      ))}
    </div>
  );
}
