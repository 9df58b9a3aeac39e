import { Download } from 'lucide-react';
import { useState } from 'react';
import { type RevisjonFilter, revisjonFilterSchema } from '#contract/admin/revisjon.ts';
import { AUDIT_ROLES, type AuditRole } from '#domain/revisjon.ts';
import { osloDay } from '#domain/time.ts';
import { exportAddress } from '#web/admin/api/revisjon.ts';
import { serverNow } from '#web/api/client.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './revisjon.module.css';
import { t } from './texts.ts';

interface Props {
  readonly filter: RevisjonFilter;
  readonly onChange: (filter: RevisjonFilter) => void;
}

const NO_FILTER = revisjonFilterSchema.parse({});

/** The filter of the log. It applies on 'Vis' only, because each look at the log is logged. */
export function RevisjonFilterForm({ filter, onChange }: Props) {
  const { draft, set } = useDraft(filter);
  return (
    <form
      role="search"
      aria-label={t.narrow}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <TextField
        label={t.person}
        description={t.personHint}
        value={draft.person}
        maxLength={200}
        onChange={(person) => set({ person })}
      />
      <TextField
        label={t.case}
        value={draft.sak}
        maxLength={200}
        onChange={(sak) => set({ sak })}
      />
      <RoleField value={draft.rolle} onChange={(rolle) => set({ rolle })} />
      <DayFields filter={draft} onChange={set} />
      <div className={styles.actions}>
        <Button type="submit" size="small">
          {t.show}
        </Button>
        <Button variant="secondary" size="small" onPress={() => onChange(NO_FILTER)}>
          {t.reset}
        </Button>
        <LinkButton to={exportAddress(filter)} size="small" reloadDocument download>
          <Icon icon={Download} />
          {t.download}
        </LinkButton>
      </div>
    </form>
  );
}

/** The filter as it is being filled in. When the address changes by other means (Back, a link), it is replaced. */
function useDraft(filter: RevisjonFilter) {
  const [draft, setDraft] = useState(filter);
  const address = exportAddress(filter);
  const [known, setKnown] = useState(address);
  if (known !== address) {
    setKnown(address);
    setDraft(filter);
  }
  const set = (change: Partial<RevisjonFilter>) => setDraft((now) => ({ ...now, ...change }));
  return { draft, set };
}

/** Before the service existed. */
const EARLIEST = '2020-01-01';
const FIELDS = [
  { key: 'fraDato', label: t.fromDate },
  { key: 'tilDato', label: t.toDate },
] as const;

interface DayFieldsProps {
  readonly filter: Pick<RevisjonFilter, 'fraDato' | 'tilDato'>;
  readonly onChange: (change: Partial<RevisjonFilter>) => void;
}

/** The first and last day, both included. */
function DayFields({ filter, onChange }: DayFieldsProps) {
  const today = osloDay(serverNow());
  return FIELDS.map(({ key, label }) => (
    <div key={key} data-day>
      <DateField
        id={`revisjon-${key}`}
        label={label}
        size="small"
        value={filter[key]}
        min={EARLIEST}
        max={today}
        today={today}
        limitText={t.dateLimit}
        onChange={(day) => onChange({ [key]: day })}
      />
    </div>
  ));
}

const ALL = 'alle';
const OPTIONS = [
  { id: ALL, label: t.everybody },
  ...(Object.keys(AUDIT_ROLES) as AuditRole[]).map((id) => ({ id, label: AUDIT_ROLES[id] })),
];

interface RoleFieldProps {
  readonly value: AuditRole | undefined;
  readonly onChange: (value: AuditRole | undefined) => void;
}

/** One role, or all. */
function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <Select
      label={t.role}
      size="small"
      options={OPTIONS}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : (id as AuditRole))}
    />
  );
}
