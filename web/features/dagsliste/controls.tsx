import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { stepFrom } from '#domain/dagsliste-domstoler.ts';
import { FELT_NAVN } from '#domain/sak-felt.ts';
import { ALL_COURTS, searchableRange } from '#domain/search-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import styles from './dagsliste.module.css';
import { DayField } from './day-field.tsx';
import { dayText } from './describe.ts';
import { areOwn, type Vis } from './remembered.ts';
import { t } from './texts.ts';
import type { DagslisteState, Ordne } from './use-dagsliste.ts';

const ORDNE: readonly { readonly id: Ordne; readonly label: string }[] = [
  { id: 'sal', label: t.room },
  { id: 'tid', label: t.time },
];

const VIS: readonly { readonly id: Vis; readonly label: string }[] = [
  { id: 'side', label: t.side },
  { id: 'under', label: t.under },
];

/** Which courts, which day and in which order. Each choice counts at once. */
export function Controls({ state }: { readonly state: DagslisteState }) {
  const { ordne, vis } = state;
  return (
    <div role="group" aria-label={t.choose} className={styles.controls}>
      <CourtField state={state} />
      <div className={styles.days}>
        <Step state={state} to="forrige" />
        <DayField state={state} />
        <Step state={state} to="neste" />
        <Button variant="secondary" size="small" onPress={state.chooseToday}>
          {t.today}
        </Button>
      </div>
      {state.domstolid.length > 1 && (
        <div className={styles.layout}>
          <ToggleBar label={t.layout} options={VIS} value={vis} onChange={state.chooseVis} />
        </div>
      )}
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

/** Not the ids of courts, which are upper case. */
const OWN = 'mine';
const THESE = 'disse';

/** One court, the user's own, all, or those of the address when they are others. */
function CourtField({ state }: { readonly state: DagslisteState }) {
  const { courts = [], own, domstolid, isReady } = state;
  const isOwn = areOwn(domstolid, own);
  const isOther = domstolid.length > 1 && !isOwn;
  const options = [
    ...(own.length > 1 ? [{ id: OWN, label: t.mine(own.length) }] : []),
    { id: ALL_COURTS, label: t.all },
    ...(isOther ? [{ id: THESE, label: t.courts(domstolid.length) }] : []),
    ...courts.map(({ id, navn }) => ({ id, label: navn })),
  ];
  const choose = (id: string) => {
    if (id !== THESE) state.chooseCourts(id === OWN ? own : [id]);
  };
  return (
    <div className={styles.court}>
      <Select
        label={FELT_NAVN.domstol}
        options={options}
        isSearchable
        placeholder={isReady ? t.chooseCourt : ' '}
        value={isOwn ? OWN : isOther ? THESE : domstolid[0]}
        error={domstolid.length > 0 ? state.errors.domstolid?.[0] : undefined}
        onChange={choose}
      />
    </div>
  );
}

/** The day before or after on which the courts have hearings, named with it. */
function Step({ state, to }: { readonly state: DagslisteState; readonly to: 'forrige' | 'neste' }) {
  const day = stepFrom(state.dag, to, state.list.data?.domstoler ?? []);
  const { fraDato, tilDato } = searchableRange(state.now);
  const isBack = to === 'forrige';
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={isBack ? t.dayBefore(dayText(day)) : t.dayAfter(dayText(day))}
      disabled={isBack ? day < fraDato : day > tilDato}
      onPress={() => state.chooseDay(day)}
    >
      <Icon icon={isBack ? ChevronLeft : ChevronRight} />
    </Button>
  );
}
