import { EyeOff, Search, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SkjultSak } from '#contract/skjult.ts';
import { FELT_NAVN } from '#domain/sak-felt.ts';
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
import { t } from './texts.tsx';

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
          {t.hidden(`${formatLongDay(skjult)} kl. ${formatTime(skjult)}`)}
        </p>
        <p className={styles.notice}>{t.talkTo(domstolNavn)}</p>
      </Message>
      <section aria-labelledby="spoersmaal" className={styles.questions}>
        <h2 id="spoersmaal">{t.questions}</h2>
        <DescriptionList
          items={[
            { term: FELT_NAVN.domstol, value: domstolNavn },
            { term: t.email, value: <a href={`mailto:${epost}`}>{epost}</a> },
          ]}
        />
      </section>
      <LiveRegion>{wasRemoved && !erFavoritt ? t.removed : ''}</LiveRegion>
      <div className={styles.ways}>
        <LinkButton to="/">
          <Icon icon={Search} />
          {t.toSearch}
        </LinkButton>
        {erFavoritt && (
          <Button variant="secondary" onPress={remove}>
            <Icon icon={Star} />
            {t.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
