import { useEffect, useRef } from 'react';
import type { BannerNow } from '#web/admin/api/banner.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { type BannerValues, valuesOf } from './banner-fields.tsx';
import styles from './banner.module.css';
import { BANNER_TYPE, t } from './texts.ts';

interface Props {
  readonly now: BannerNow;
  /** What is in the form. */
  readonly mine: BannerValues;
  /** How many attempts to save have been stopped: with each, the heading takes the focus. */
  readonly stopped: number;
  readonly onTakeStored: () => void;
  readonly onTakeMine: () => void;
  readonly isBusy: boolean;
}

/** What somebody else has made of the banner since the form was opened, beside what is in the form; and the choice. */
export function BannerConflict({ now, mine, stopped, onTakeStored, onTakeMine, isBusy }: Props) {
  const { stored, endret } = now;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stopped > 0) heading.current?.focus();
  }, [stopped]);
  const who = endret?.av ?? t.anotherOne;
  const when = endret && formatDayAndTime(endret.tidspunkt);
  return (
    <Message
      purpose="warning"
      role="alert"
      heading={stored ? t.nowItSays : t.nowThereIsNone}
      headingRef={heading}
    >
      <p>{(stored ? t.savedBy : t.deletedBy)(who, when)}</p>
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

/** Text, type and end date: the same three of both, so that what differs is seen. */
function OneOfTwo({
  heading,
  values,
}: {
  readonly heading: string;
  readonly values: BannerValues;
}) {
  const { message, purpose, endDate } = values;
  return (
    <div>
      <h3 className={styles.whose}>{heading}</h3>
      <p className={styles.quote}>{message.trim() || t.noText}</p>
      <p className={styles.facts}>
        {purpose === '' ? t.noType : BANNER_TYPE[purpose as keyof typeof BANNER_TYPE]}
      </p>
      <p className={styles.facts}>{endDate ? t.until(formatDay(endDate)) : t.noEnd}</p>
    </div>
  );
}
