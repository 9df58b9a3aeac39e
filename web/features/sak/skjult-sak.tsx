import { EyeOff, Search, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SkjultSak } from '#contract/skjult.ts';
import { skjultMessages } from '#domain/tilbaketrekking.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { formatLongDay, formatTime } from '#web/format.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './sak-page.module.css';

/** A case that the court has hidden, for somebody who has seen it: no more than its number, its court, and since when. */
export function SkjultSakView({ sak }: { readonly sak: SkjultSak }) {
  const { saksnummer, domstolNavn, skjult, erFavoritt, epost } = sak;
  const { toggle, error, clearError } = useFavoritt();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasRemoved, setRemoved] = useState(false);
  const remove = () => {
    toggle({ ...sak, erHentetFraSakApi: false }, false);
    setRemoved(true);
    // The button is gone.
    heading.current?.focus();
  };
  return (
    <article className={styles.hidden}>
      <FavorittError error={error} onClose={clearError} />
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          {saksnummer}
        </h1>
      </div>
      <p className={styles.tema}>{domstolNavn}</p>
      <Message purpose="warning" icon={EyeOff} heading={skjultMessages.sak}>
        <p className={styles.notice}>
          {`Skjult ${formatLongDay(skjult)} kl. ${formatTime(skjult)}. `}
          Opplysninger og dokumenter vises ikke lenger her. Det betyr ikke at saken er trukket eller
          hevet.
        </p>
        <p className={styles.notice}>
          <strong>Har du opplysninger fra saken,</strong>
          {` må du snakke med ${domstolNavn} før du bruker dem.`}
        </p>
      </Message>
      <section aria-labelledby="spoersmaal" className={styles.questions}>
        <h2 id="spoersmaal">Spørsmål om saken</h2>
        <DescriptionList
          items={[
            { term: 'Domstol', value: domstolNavn },
            { term: 'E-post', value: <a href={`mailto:${epost}`}>{epost}</a> },
          ]}
        />
      </section>
      <LiveRegion>
        {wasRemoved && !erFavoritt ? 'Saken er fjernet fra favorittene.' : ''}
      </LiveRegion>
      <div className={styles.ways}>
        <LinkButton to="/">
          <Icon icon={Search} />
          Til søket
        </LinkButton>
        {erFavoritt && (
          <Button variant="secondary" onPress={remove}>
            <Icon icon={Star} />
            Fjern fra favorittene
          </Button>
        )}
      </div>
    </article>
  );
}
