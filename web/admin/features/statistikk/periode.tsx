import { useState } from 'react';
import { type Periode, periodeFeil } from '#domain/statistikk.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { focusField, isPartialDate } from '#web/ui/field.tsx';
import styles from './statistikk.module.css';
import { t } from './texts.ts';

/** Before the service existed. */
const EARLIEST = '2020-01-01';
const FIELDS = [
  { key: 'fra', label: t.from, id: 'statistikk-fra' },
  { key: 'til', label: t.to, id: 'statistikk-til' },
] as const;

interface Props {
  readonly periode: Periode;
  readonly onShow: (periode: Periode) => void;
}

/** The first and last day. They apply on 'Vis' only, because each look is logged. */
export function PeriodeForm({ periode, onShow }: Props) {
  const today = osloDay(serverNow());
  const { draft, errors, set, check } = useDraft(periode, today);
  return (
    <form
      noValidate
      role="search"
      aria-label={t.period}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const checked = check();
        if (checked) onShow(checked);
      }}
    >
      {FIELDS.map(({ key, label, id }) => (
        <DateField
          key={key}
          id={id}
          label={label}
          size="small"
          value={draft[key]}
          error={errors[key]}
          min={EARLIEST}
          max={today}
          today={today}
          limitText={t.dateLimit}
          onChange={(day) => set({ [key]: day })}
        />
      ))}
      <Button type="submit" size="small">
        {t.show}
      </Button>
    </form>
  );
}

type Draft = { readonly [Which in keyof Periode]?: string | undefined };

/** What is being filled in. When another period is shown, by Back or a link, it is replaced. */
function useDraft(periode: Periode, today: string) {
  const [draft, setDraft] = useState<Draft>(periode);
  const [errors, setErrors] = useState<Draft>({});
  const [known, setKnown] = useState(periode);
  if (known.fra !== periode.fra || known.til !== periode.til) {
    setKnown(periode);
    setDraft(periode);
    setErrors({});
  }
  /** The period when it can be shown; else the first field that is wrong says why. */
  const check = (): Periode | null => {
    const empty = FIELDS.find(({ key, id }) => draft[key] === undefined || isPartialDate(id));
    const { fra = '', til = '' } = draft;
    const wrong = empty ?? FIELDS[1];
    const error = empty ? t.badDate : periodeFeil({ fra, til }, today);
    setErrors(error === null ? {} : { [wrong.key]: error });
    if (error === null) return { fra, til };
    focusField(wrong.id);
    return null;
  };
  const set = (change: Draft) => {
    setErrors({});
    setDraft((now) => ({ ...now, ...change }));
  };
  return { draft, errors, set, check };
}
