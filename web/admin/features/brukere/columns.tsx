import { Trash2 } from 'lucide-react';
import type { BRUKER_SORT_FIELDS, BrukerRad } from '#contract/admin/brukere.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { columnsOf } from '#web/table/columns.ts';
import { BrukerStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { RowLink } from '#web/admin/ui/row-link.tsx';

const newestFirst = (header: string) =>
  [
    { ascending: false, label: `${header}, nyeste først` },
    { ascending: true, label: `${header}, eldste først` },
  ] as const;

const STATUS_ORDERS = [
  { ascending: true, label: 'Status, aktive først' },
  { ascending: false, label: 'Status, ikke aktive først' },
] as const;

const column = columnsOf<BrukerRad, (typeof BRUKER_SORT_FIELDS)[number]>();

/** The columns of the list of users. `onDelete` asks before it deletes. */
export const brukerColumns = (onDelete: (bruker: BrukerRad) => void) =>
  column.columns([
    column.display({
      id: 'navn',
      header: 'Navn',
      meta: { card: 'title' },
      cell: ({ row: { original: bruker } }) => (
        <RowLink to={adminPages.bruker(bruker.id)}>{navnOf(bruker)}</RowLink>
      ),
    }),
    column.accessor('stilling', { header: 'Stilling', meta: { card: 'plain' } }),
    column.accessor('redaksjon', {
      id: 'arbeidssted',
      header: 'Arbeidssted',
      meta: { card: 'plain' },
    }),
    column.accessor(
      ({ sistPåloggetDato }) => (sistPåloggetDato ? formatDay(sistPåloggetDato) : 'Aldri'),
      {
        id: 'sist-innlogget',
        header: 'Sist innlogget',
        meta: {
          card: 'inline',
          sort: { field: 'SistPåloggetDato', choices: newestFirst('Sist innlogget') },
        },
      },
    ),
    column.accessor(({ tilgangFraDato }) => tilgangFraDato && formatDay(tilgangFraDato), {
      id: 'aktiv-siden',
      header: 'Aktiv siden',
      meta: {
        card: 'inline',
        sort: { field: 'TilgangFraDato', choices: newestFirst('Aktiv siden') },
      },
    }),
    column.display({
      id: 'status',
      header: 'Status',
      meta: { card: 'corner', sort: { field: 'Status', choices: STATUS_ORDERS } },
      cell: ({ row }) => <BrukerStatusTag harGyldigTilgang={row.original.harGyldigTilgang} />,
    }),
    column.display({
      id: 'slett',
      header: 'Slett',
      meta: { card: 'plain' },
      cell: ({ row: { original: bruker } }) => (
        <Button variant="secondary" size="small" onPress={() => onDelete(bruker)}>
          <Icon icon={Trash2} />
          <span>
            Slett <VisuallyHidden>{navnOf(bruker)}</VisuallyHidden>
          </span>
        </Button>
      ),
    }),
  ]);
