import type { Domstol } from '#contract/bruker.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { Select } from '#web/ui/select.tsx';
import { FIELD_IDS } from './field-errors.ts';
import type { SearchFormState } from './use-search-form.ts';

interface Props {
  readonly form: SearchFormState;
  readonly courts: readonly Domstol[] | undefined;
}

export function CourtField({ form, courts = [] }: Props) {
  const options = [
    { id: ALL_COURTS, label: 'Alle domstoler' },
    ...courts.filter(({ id }) => id !== ALL_COURTS).map(({ id, navn }) => ({ id, label: navn })),
  ];
  return (
    <Select
      id={FIELD_IDS.domstolid}
      label="Domstol"
      options={options}
      isSearchable
      placeholder="Velg domstol"
      value={form.draft.domstolid}
      error={form.errors.domstolid?.[0]}
      onChange={(id) => form.set('domstolid', id)}
      onBlur={() => form.leave('domstolid')}
    />
  );
}
