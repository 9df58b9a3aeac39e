import { useQuery } from '@tanstack/react-query';
import {
  type SOEKNAD_SORT_FIELDS,
  type SoeknadRad,
  soeknaderParamsSchema,
} from '#contract/admin/soeknader.ts';
import { soeknaderQuery } from '#web/admin/api/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Kvittering, useKvittering } from '#web/admin/ui/kvittering.tsx';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { FilterCheckboxes, ListBar, SearchBox } from '#web/admin/ui/list-bar.tsx';
import { ListResult } from '#web/admin/ui/list-result.tsx';
import { columnsOf } from '#web/table/columns.ts';
import { RowLink } from '#web/admin/ui/row-link.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { formatDay } from '#web/format.ts';

const HEADING = 'soeknader';

/** admin and admin/soeknader: the list of applications, and a confirmation of the last decision. */
export function Page() {
  return (
    <AdminPage title="Søknader" headingId={HEADING}>
      <Kvittering text={useKvittering()} />
      <SoeknaderList headingId={HEADING} />
    </AdminPage>
  );
}

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

/** The applications that wait for a decision, and those that are decided (docs/PRODUCT.md, "Administration"). */
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
        columns={columnsFor(page?.rows)}
        rowId={({ id }) => id}
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

const column = columnsOf<SoeknadRad, (typeof SOEKNAD_SORT_FIELDS)[number]>();

const COLUMNS = column.columns([
  column.display({
    id: 'navn',
    header: 'Navn',
    meta: { card: 'title' },
    cell: ({ row: { original: row } }) => (
      <RowLink to={adminPages.soeknad(row.id)}>{navnOf(row)}</RowLink>
    ),
  }),
  column.accessor('stilling', { header: 'Stilling', meta: { card: 'plain' } }),
  column.accessor('redaksjon', {
    id: 'arbeidssted',
    header: 'Arbeidssted',
    meta: { card: 'plain' },
  }),
  column.accessor(({ søknadsDato }) => formatDay(søknadsDato), {
    id: 'soeknadsdato',
    header: 'Søknadsdato',
    meta: {
      card: 'inline',
      width: 9.5,
      sort: {
        field: 'SoeknadsDato',
        choices: [
          { ascending: true, label: 'Søknadsdato, eldste først' },
          { ascending: false, label: 'Søknadsdato, nyeste først' },
        ],
      },
    },
  }),
  column.accessor('status', {
    header: 'Status',
    meta: {
      card: 'corner',
      width: 10,
      sort: {
        field: 'Status',
        choices: [
          { ascending: true, label: 'Status, nye først' },
          { ascending: false, label: 'Status, på vent først' },
        ],
      },
    },
    cell: (cell) => <SoeknadStatusTag status={cell.getValue()} />,
  }),
]);

const WITH_KOMMENTAR = [
  ...COLUMNS,
  column.accessor('kommentar', { header: 'Kommentar', meta: { card: 'labelled' } }),
];

/** The column 'Kommentar' is there only when a row on the page has a comment. */
function columnsFor(rows: readonly SoeknadRad[] | undefined) {
  return rows?.some(({ kommentar }) => kommentar) ? WITH_KOMMENTAR : COLUMNS;
}
