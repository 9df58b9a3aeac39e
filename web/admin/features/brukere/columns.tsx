import { Trash2 } from 'lucide-react';
import type { BRUKER_SORT_FIELDS, BrukerRad } from '#contract/admin/brukere.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { adminPages } from '#web/admin/pages.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { BrukerStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { RowLink } from '#web/admin/ui/row-link.tsx';

type Field = (typeof BRUKER_SORT_FIELDS)[number];

const newestFirst = (header: string) =>
  [
    { ascending: false, label: `${header}, nyeste først` },
    { ascending: true, label: `${header}, eldste først` },
  ] as const;

const STATUS_ORDERS = [
  { ascending: true, label: 'Status, aktive først' },
  { ascending: false, label: 'Status, ikke aktive først' },
] as const;

/** The columns of SPEC §2, admin/brukere. */
export function brukerColumns(
  onDelete: (bruker: BrukerRad) => void,
): ListColumn<BrukerRad, Field>[] {
  return [
    {
      id: 'navn',
      header: 'Navn',
      card: 'title',
      cell: (bruker) => <RowLink to={adminPages.bruker(bruker.id)}>{navnOf(bruker)}</RowLink>,
    },
    { id: 'stilling', header: 'Stilling', card: 'plain', cell: ({ stilling }) => stilling },
    { id: 'arbeidssted', header: 'Arbeidssted', card: 'plain', cell: ({ redaksjon }) => redaksjon },
    {
      id: 'sist-innlogget',
      header: 'Sist innlogget',
      card: 'inline',
      sort: { field: 'SistPåloggetDato', choices: newestFirst('Sist innlogget') },
      cell: ({ sistPåloggetDato }) => (sistPåloggetDato ? formatDay(sistPåloggetDato) : 'Aldri'),
    },
    {
      id: 'aktiv-siden',
      header: 'Aktiv siden',
      card: 'inline',
      sort: { field: 'TilgangFraDato', choices: newestFirst('Aktiv siden') },
      cell: ({ tilgangFraDato }) => tilgangFraDato && formatDay(tilgangFraDato),
    },
    {
      id: 'status',
      header: 'Status',
      card: 'corner',
      sort: { field: 'Status', choices: STATUS_ORDERS },
      cell: ({ harGyldigTilgang }) => <BrukerStatusTag harGyldigTilgang={harGyldigTilgang} />,
    },
    {
      id: 'slett',
      header: 'Slett',
      card: 'plain',
      cell: (bruker) => (
        <Button variant="secondary" size="small" onPress={() => onDelete(bruker)}>
          <Icon icon={Trash2} />
          <span>
            Slett <VisuallyHidden>{navnOf(bruker)}</VisuallyHidden>
          </span>
        </Button>
      ),
    },
  ];
}
