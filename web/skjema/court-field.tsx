import { useQuery } from '@tanstack/react-query';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { Select } from '#web/ui/select.tsx';
import { textProps } from './field-props.ts';
import { LABELS } from './labels.ts';
import type { SkjemaFields } from './skjema.ts';
import type { OmMegValues } from './values.ts';

const USUAL = 'Forhåndsvelges når du søker. Du kan endre den senere.';
const FAILED =
  'Listen over domstoler kunne ikke hentes. Velg «Alle domstoler», eller prøv igjen om litt.';

/** The court that searches will begin with. */
export function CourtField({ skjema }: { readonly skjema: SkjemaFields<OmMegValues> }) {
  const { data: courts = [], isError } = useQuery(domstolerQuery());
  const options = [
    { id: ALL_COURTS, label: 'Alle domstoler' },
    ...courts.filter(({ id }) => id !== ALL_COURTS).map(({ id, navn }) => ({ id, label: navn })),
  ];
  return (
    <Select
      {...textProps(skjema, 'foretrukketDomstolId')}
      isRequired
      isSearchable
      label={LABELS.foretrukketDomstolId}
      description={isError ? FAILED : USUAL}
      placeholder="Velg domstol"
      options={options}
      value={skjema.values.foretrukketDomstolId || null}
    />
  );
}
