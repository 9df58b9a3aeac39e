import { type KeyboardEvent, useState } from 'react';
import { dagslisteMessages } from '#domain/dagsliste.ts';
import { MONTHS_AHEAD } from '#domain/periods.ts';
import { searchableRange } from '#domain/search-rules.ts';
import { type Day, dayText } from '#domain/time.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { t } from './texts.ts';
import type { DagslisteState } from './use-dagsliste.ts';

const ID = 'dagsliste-dato';

/**
 * The day. One that is typed counts when the field is left or with Enter, since most days on the way to it are others; one
 * that is chosen in the calendar counts at once.
 */
export function DayField({ state }: { readonly state: DagslisteState }) {
  const { dag, today, now, errors, chooseDay } = state;
  const [draft, setDraft] = useState<{ readonly of: Day; readonly day: Day | undefined }>();
  const day = draft?.of === dag ? draft.day : dag;
  const { fraDato, tilDato } = searchableRange(now);
  const take = (next: Day | undefined) => {
    if (next && next !== dag) chooseDay(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isTyping()) take(day);
  };
  return (
    <div onKeyDownCapture={onKeyDown}>
      <DateField
        id={ID}
        label={t.day}
        value={day}
        error={day ? errors.dag?.[0] : dagslisteMessages.dagRequired}
        min={fraDato}
        max={tilDato}
        today={today}
        limitText={t.limits(dayText(fraDato), dayText(tilDato), MONTHS_AHEAD)}
        onChange={(next) => {
          setDraft({ of: dag, day: next });
          if (!isTyping()) take(next);
        }}
        onBlur={() => take(day)}
      />
    </div>
  );
}

/** Whether the focus is in a part of the date, and not in the calendar. */
function isTyping(): boolean {
  return document.activeElement?.getAttribute('role') === 'spinbutton';
}
