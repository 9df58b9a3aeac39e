import type { SOEKNAD_SORT_FIELDS, SoeknadRad } from '#contract/admin/soeknader.ts';
import { displayName } from '#domain/person-name.ts';
import { formatDay } from '#web/sak/format.ts';
import { adminPages } from '#web/admin/pages.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { RowLink } from '#web/admin/ui/row-link.tsx';
import { SoeknadStatusTag } from '#web/admin/ui/status-tag.tsx';

type Column = ListColumn<SoeknadRad, (typeof SOEKNAD_SORT_FIELDS)[number]>;

const COLUMNS: readonly Column[] = [
  {
    id: 'navn',
    header: 'Navn',
    card: 'title',
    cell: ({ id, fornavn, etternavn }) => (
      <RowLink to={adminPages.soeknad(id)}>{displayName(`${fornavn} ${etternavn}`)}</RowLink>
    ),
  },
  { id: 'stilling', header: 'Stilling', card: 'plain', cell: ({ stilling }) => stilling },
  { id: 'arbeidssted', header: 'Arbeidssted', card: 'plain', cell: ({ redaksjon }) => redaksjon },
  {
    id: 'soeknadsdato',
    header: 'Søknadsdato',
    card: 'inline',
    width: 9.5,
    sort: {
      field: 'SoeknadsDato',
      choices: [
        { ascending: true, label: 'Søknadsdato, eldste først' },
        { ascending: false, label: 'Søknadsdato, nyeste først' },
      ],
    },
    cell: ({ søknadsDato }) => formatDay(søknadsDato),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'corner',
    width: 10,
    sort: {
      field: 'Status',
      choices: [
        { ascending: true, label: 'Status, nye først' },
        { ascending: false, label: 'Status, på vent først' },
      ],
    },
    cell: ({ status }) => <SoeknadStatusTag status={status} />,
  },
];

const KOMMENTAR: Column = {
  id: 'kommentar',
  header: 'Kommentar',
  cell: ({ kommentar }) => kommentar,
};

/** The columns of SPEC §2; 'Kommentar' only where a row on the page has one. */
export function soeknadColumns(rows: readonly SoeknadRad[] | undefined): readonly Column[] {
  return rows?.some(({ kommentar }) => kommentar) ? [...COLUMNS, KOMMENTAR] : COLUMNS;
}
