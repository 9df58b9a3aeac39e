import type { RevisjonFilter } from '#contract/admin/revisjon.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { DateField } from '#web/ui/date-field.tsx';

/** No log is older than the service. */
const EARLIEST = '2020-01-01';
const FIELDS = [
  { key: 'fraDato', label: 'Fra dato' },
  { key: 'tilDato', label: 'Til dato' },
] as const;

interface Props {
  readonly filter: Pick<RevisjonFilter, 'fraDato' | 'tilDato'>;
  readonly onChange: (change: Partial<RevisjonFilter>) => void;
}

/** The days of the log, the last one included. */
export function DayFields({ filter, onChange }: Props) {
  const today = osloDay(serverNow());
  return FIELDS.map(({ key, label }) => (
    <DateField
      key={key}
      id={`revisjon-${key}`}
      label={label}
      size="small"
      value={filter[key]}
      min={EARLIEST}
      max={today}
      today={today}
      limitText="Loggen går frem til i dag."
      onChange={(day) => onChange({ [key]: day })}
    />
  ));
}
