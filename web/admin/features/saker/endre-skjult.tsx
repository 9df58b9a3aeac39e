import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Skjulte, type SkjultRad, skjulteSchema } from '#contract/admin/skjulte.ts';
import type { Day } from '#domain/time.ts';
import { GRUNNER } from '#domain/tilbaketrekking.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { BegrensningForm, type FormProps, SkjulingForm } from './endre-forms.tsx';
import { keyOf, numberOf } from './skjult.ts';
import styles from './skjulte.module.css';
import { t } from './skjulte-texts.ts';

interface Props {
  readonly id: string;
  readonly row: SkjultRad;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onSaved: (now: Skjulte) => void;
  /** Another one has changed it: the list as it is now. The form stays. */
  readonly onOvertaken: (now: Skjulte) => void;
  readonly onOver: (now: Skjulte, typed: string) => void;
}
/** The form under a row. The focus begins at its heading; Escape closes it, from whichever of its fields. */
export function EndreSkjult({ id, onOver, ...props }: Props) {
  const { row, onClose, onSaved, onOvertaken } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  /** What another one has made of it; counts the forms, each of which begins with what was read. */
  const [now, setNow] = useState<SkjultRad | null>(null);
  const [nr, setNr] = useState(0);
  const onTry: FormProps<SkjultRad>['onTry'] = async (send, typed) => {
    try {
      onSaved(await send());
    } catch (error) {
      const list = storedIn(error, skjulteSchema);
      if (!list) throw error;
      const own = list.rader.find((one) => keyOf(one) === keyOf(row));
      if (!own) return onOver(list, typed);
      onOvertaken(list);
      setNow(own);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Not of what a field has opened above the page.
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    onClose();
  };
  const form = { ...props, onTry };
  return (
    <section id={id} aria-labelledby={headingId} className={styles.panel} onKeyDown={onKeyDown}>
      <h3 id={headingId} ref={heading} tabIndex={-1} className={styles.panelHeading}>
        {t.changeIn(numberOf(row))}
      </h3>
      {now && (
        <ChangedMeanwhile
          key={now.versjon}
          now={now}
          onTakeStored={() => setNr((before) => before + 1)}
        />
      )}
      {row.slag === 'skjuling' ? (
        <SkjulingForm key={nr} {...form} row={row} />
      ) : (
        <BegrensningForm key={nr} {...form} row={row} />
      )}
    </section>
  );
}

/** What stands now, who has written it, and that what was typed is kept. */
function ChangedMeanwhile({
  now,
  onTakeStored,
}: {
  readonly now: SkjultRad;
  readonly onTakeStored: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const last = now.slag === 'begrensning' ? now.gjelderTil : null;
  return (
    <Message purpose="warning" role="alert" heading={t.otherChanged} headingRef={heading}>
      {now.endret !== null && (
        <p>{t.changedAt(formatDayAndTime(now.endret), now.endretAv ?? t.unknown)}</p>
      )}
      <p>{t.nowStands(now.tekst)}</p>
      {now.slag === 'skjuling' && <p>{GRUNNER[now.grunn]}</p>}
      {last !== null && <p>{t.lastDayIs(formatDay(last))}</p>}
      {now.seIgjen !== null && <p>{t.lookAgainIs(formatDay(now.seIgjen))}</p>}
      <p>{t.yoursIsKept}</p>
      <Button variant="secondary" size="small" onPress={onTakeStored}>
        {t.takeStored}
      </Button>
    </Message>
  );
}
