import { HANDLINGER, type Handling } from '#domain/revisjon.ts';
import { Select } from '#web/ui/select.tsx';

const ALL = 'alle';
const OPTIONS = [
  { id: ALL, label: 'Alle handlinger' },
  ...Object.entries(HANDLINGER)
    .map(([id, label]) => ({ id, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nb')),
];

interface Props {
  readonly value: Handling | undefined;
  readonly onChange: (value: Handling | undefined) => void;
}

/** Which action is shown, or all of them. */
export function HandlingField({ value, onChange }: Props) {
  return (
    <Select
      label="Handling"
      size="small"
      isSearchable
      options={OPTIONS}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : (id as Handling))}
    />
  );
}
