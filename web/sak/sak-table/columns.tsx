import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { SakHit } from '#contract/sak.ts';
import { Empty, RettsmoeteCell, SaksTema } from '#web/sak/sak-cells.tsx';
import { FileLinks } from '#web/sak/file-links.tsx';
import { formatDay } from '#web/format.ts';
import { ParterText } from '#web/sak/parter-text.tsx';
import { SakLink } from './sak-link.tsx';
import { SakStar } from './sak-star.tsx';

/** Sorting and paging happen on the server: the model needs none of the table's features. */
export const features = tableFeatures({});
const column = createColumnHelper<typeof features, SakHit>();

/** The columns of SPEC §2, in its order and words. */
export const columns = column.columns([
  column.display({
    id: 'favoritt',
    header: 'Favoritt',
    cell: ({ row }) => <SakStar sak={row.original} />,
  }),
  column.display({
    id: 'rettsmoete',
    header: 'Rettsmøte',
    cell: ({ row }) => <RettsmoeteCell {...row.original} />,
  }),
  column.display({
    id: 'saksnr',
    header: 'Saksnr',
    cell: ({ row }) => <SakLink sak={row.original} />,
  }),
  column.accessor('domstolNavn', { id: 'domstol', header: 'Domstol' }),
  column.display({
    id: 'tema',
    header: 'Saken gjelder',
    cell: ({ row }) => <SaksTema text={row.original.saksTema} />,
  }),
  column.accessor('sakstype', {
    id: 'sakstype',
    header: 'Sakstype',
    cell: (cell) => cell.getValue() ?? <Empty />,
  }),
  column.display({
    id: 'parter',
    header: 'Parter',
    cell: ({ row }) => <ParterText {...row.original} />,
  }),
  column.display({
    id: 'tiltale',
    header: 'Tiltale',
    cell: ({ row: { original } }) => (
      <FileLinks type="tiltale" filer={original.tiltale} saksnummer={original.saksnummer} />
    ),
  }),
  column.display({
    id: 'avgjorelse',
    header: 'Avgjørelse',
    cell: ({ row: { original } }) => (
      <FileLinks type="avgjorelse" filer={original.avgjorelse} saksnummer={original.saksnummer} />
    ),
  }),
  column.accessor('avsagt', {
    id: 'avsagt',
    header: 'Avsagt',
    cell: (cell) => {
      const day = cell.getValue();
      return day ? formatDay(day) : <Empty />;
    },
  }),
]);
