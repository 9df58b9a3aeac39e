import { useEffect, useRef } from 'react';
import type { Varsel } from '#contract/admin/varsler.ts';
import type { BannerType } from '#domain/banner.ts';
import { MAALGRUPPE_NAVN, type Maalgruppe } from '#domain/banners.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { type BannerValues, valuesOf } from './banner-fields.tsx';
import styles from './banner.module.css';
import { BANNER_TYPE, t } from './texts.ts';

interface Props {
  /** Null: it is gone. */
  readonly stored: Varsel | null;
  /** What is in the form. */
  readonly mine: BannerValues;
  /** How many attempts to save have been stopped: with each, the heading takes the focus. */
  readonly stopped: number;
  readonly onTakeStored: () => void;
  readonly onTakeMine: () => void;
  readonly isBusy: boolean;
}

/** What somebody else has made of the banner since the form was opened, beside what is in the form; and the choice. */
export function BannerConflict({ stored, mine, stopped, onTakeStored, onTakeMine, isBusy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stopped > 0) heading.current?.focus();
  }, [stopped]);
  const { av, tidspunkt } = stored?.endret ?? {};
  const who = av ?? t.anotherOne;
  return (
    <Message
      purpose="warning"
      role="alert"
      heading={stored ? t.nowItSays : t.nowThereIsNone}
      headingRef={heading}
    >
      <p>
        {stored ? t.savedBy(who, tidspunkt ? formatDayAndTime(tidspunkt) : null) : t.deletedBy(who)}
      </p>
      <div className={styles.both}>
        {stored && <OneOfTwo heading={t.now} values={valuesOf(stored)} />}
        <OneOfTwo heading={t.mine} values={mine} />
      </div>
      <div className={styles.choices}>
        <Button variant="secondary" size="small" onPress={onTakeStored}>
          {stored ? t.takeStored : t.takeNone}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onPress={onTakeMine}
          aria-busy={isBusy || undefined}
        >
          {stored ? t.takeMine : t.addMine}
        </Button>
      </div>
    </Message>
  );
}

/** Text, type, start, end and audience: the same of both, so that what differs is seen. */
function OneOfTwo({
  heading,
  values,
}: {
  readonly heading: string;
  readonly values: BannerValues;
}) {
  const { message, purpose, start, slutt, inntilVidere, til } = values;
  const end = slutt === '' ? t.noEnd : formatDayAndTime(slutt);
  const facts = [
    purpose === '' ? t.noType : BANNER_TYPE[purpose as BannerType],
    t.from(start === '' ? t.atOnce : formatDayAndTime(start)),
    t.until(inntilVidere ? t.untilFurther.toLowerCase() : end),
    til === '' ? t.noAudience : t.to(MAALGRUPPE_NAVN[til as Maalgruppe]),
  ];
  return (
    <div>
      <h3 className={styles.whose}>{heading}</h3>
      <p className={styles.quote}>{message.trim() || t.noText}</p>
      {facts.map((fact) => (
        <p key={fact} className={styles.facts}>
          {fact}
        </p>
      ))}
    </div>
  );
}
