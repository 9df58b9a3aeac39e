import { useState } from 'react';
import { revisjonFilterSchema, type RevisjonFilter } from '#contract/admin/revisjon.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { exportAddress } from '#web/admin/api/revisjon.ts';
import { DayFields } from './day-fields.tsx';
import { HandlingField } from './handling-field.tsx';
import styles from './revisjon.module.css';

interface Props {
  readonly filter: RevisjonFilter;
  readonly onChange: (filter: RevisjonFilter) => void;
}

const NO_FILTER = revisjonFilterSchema.parse({});

/** What the log is narrowed to; nothing is asked for until one presses: each look is logged. */
export function RevisjonFilterForm({ filter, onChange }: Props) {
  const { draft, set } = useDraft(filter);
  return (
    <form
      role="search"
      aria-label="Avgrens loggen"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <TextField
        label="Person"
        description="Del av navnet, eller pseudonym"
        value={draft.person}
        maxLength={200}
        onChange={(person) => set({ person })}
      />
      <TextField
        label="Sak"
        description="Saksnummer eller sakId"
        value={draft.sak}
        maxLength={200}
        onChange={(sak) => set({ sak })}
      />
      <HandlingField value={draft.handling} onChange={(handling) => set({ handling })} />
      <DayFields filter={draft} onChange={set} />
      <div className={styles.actions}>
        <Button type="submit" size="small">
          Vis
        </Button>
        <Button variant="tertiary" size="small" onPress={() => onChange(NO_FILTER)}>
          Nullstill
        </Button>
        <LinkButton to={exportAddress(filter)} size="small" reloadDocument download>
          Eksporter som CSV
        </LinkButton>
      </div>
    </form>
  );
}

/** What is being filled in. When the address changes by other means (Back, a link), it wins. */
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
