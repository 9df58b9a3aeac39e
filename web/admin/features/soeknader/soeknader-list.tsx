import { useQuery } from '@tanstack/react-query';
import { soeknaderParamsSchema } from '#contract/admin/soeknader.ts';
import { soeknaderQuery } from '#web/admin/api/soeknader.ts';
import { FilterCheckboxes } from '#web/admin/ui/filter-checkboxes.tsx';
import { ListBar } from '#web/admin/ui/list-bar.tsx';
import { ListResult } from '#web/admin/ui/list-result.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { soeknadColumns } from './columns.tsx';

const FILTERS = [
  { key: 'ny', label: 'Ny/på vent' },
  { key: 'historikk', label: 'Historikk' },
] as const;

const TEXTS = {
  failed: 'Kunne ikke hente søknadene',
  empty: 'Ingen treff på søknader.',
  pages: 'Sider med søknader',
  found: (total: number) =>
    total === 0 ? 'Ingen treff på søknader.' : total === 1 ? '1 søknad' : `${total} søknader`,
};

/** The applications: what waits for a decision, and what has been decided (SPEC §2, admin/soeknader). */
export function SoeknaderList({ headingId }: { readonly headingId: string }) {
  const { params, change, stayWithin } = useListParams(soeknaderParamsSchema);
  const query = useQuery(soeknaderQuery(params));
  const page = query.data && { rows: query.data.soeknader, total: query.data.totalt };
  return (
    <>
      <ListBar>
        <FilterCheckboxes
          label="Vis"
          filters={FILTERS}
          values={params}
          onChange={(key, isOn) => change({ [key]: isOn })}
        />
        <SearchBox label="Søk i søknader" value={params.sok} onChange={(sok) => change({ sok })} />
      </ListBar>
      <ListResult
        headingId={headingId}
        columns={soeknadColumns(page?.rows)}
        rowKey={({ id }) => id}
        page={page}
        query={query}
        params={params}
        onChange={change}
        stayWithin={stayWithin}
        texts={TEXTS}
      />
    </>
  );
}
