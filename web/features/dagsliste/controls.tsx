import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { FELT_NAVN } from '#domain/sak-felt.ts';
import { searchableRange } from '#domain/search-rules.ts';
import { shiftDay } from '#domain/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import styles from './dagsliste.module.css';
import { DayField } from './day-field.tsx';
import { dayText } from './describe.ts';
import { t } from './texts.ts';
import type { DagslisteState, Ordne } from './use-dagsliste.ts';

const ORDNE: readonly { readonly id: Ordne; readonly label: string }[] = [
  { id: 'sal', label: t.room },
  { id: 'tid', label: t.time },
];

/** Which court, which day and in which order. Each choice counts at once. */
export function Controls({ state }: { readonly state: DagslisteState }) {
  const { courts = [], domstolid, ordne, isReady } = state;
  return (
    <div role="group" aria-label={t.choose} className={styles.controls}>
      <div className={styles.court}>
        <Select
          label={FELT_NAVN.domstol}
          options={courts.map(({ id, navn }) => ({ id, label: navn }))}
          isSearchable
          placeholder={isReady ? t.chooseCourt : ' '}
          value={domstolid}
          onChange={state.chooseCourt}
        />
      </div>
      <div className={styles.days}>
        <Step state={state} by={-1} />
        <DayField state={state} />
        <Step state={state} by={1} />
        <Button variant="secondary" size="small" onPress={state.chooseToday}>
          {t.today}
        </Button>
      </div>
      <ToggleBar label={t.order} options={ORDNE} value={ordne} onChange={state.chooseOrder} />
      <div className={styles.print}>
        <Button variant="secondary" size="small" onPress={() => window.print()}>
          <Icon icon={Printer} />
          {t.print}
        </Button>
      </div>
    </div>
  );
}

/** The day before or after, named with the day that it leads to. */
function Step({ state, by }: { readonly state: DagslisteState; readonly by: 1 | -1 }) {
  const day = shiftDay(state.dag, { days: by });
  const { fraDato, tilDato } = searchableRange(state.now);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={by < 0 ? t.dayBefore(dayText(day)) : t.dayAfter(dayText(day))}
      disabled={by < 0 ? day < fraDato : day > tilDato}
      onPress={() => state.chooseDay(day)}
    >
      <Icon icon={by < 0 ? ChevronLeft : ChevronRight} />
    </Button>
  );
}
