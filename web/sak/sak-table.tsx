import { createContext, useContext, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import type { SakHit } from '#contract/sak.ts';
import type { FavorittSak } from '#web/api/favoritter.ts';
import { formatDay } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { SkeletonTable, Table } from '#web/table/table.tsx';
import { Begrensninger } from './begrensninger.tsx';
import { StarButton } from './favoritt.tsx';
import { FileLinks } from './file-links.tsx';
import { Elsewhere, Marked, placesIn, type Treffliste } from './marked.tsx';
import { ParterText, RettsmoeteCell, SaksTema, Saksnummer } from './sak-cells.tsx';
import { rememberOpened, sakHref } from './sak-address.ts';
import { SkjultAvDomstolen } from './skjult.tsx';
import styles from './sak-table.module.css';

/** A case in a list, with what the search found in it. */
export type Row = SakHit &
  Treffliste & {
    /** A favourite that the court has hidden: there is no more of it than its number and court. */
    readonly skjult?: boolean;
  };

interface SakActions {
  readonly toggle: (sak: FavorittSak, favoritt: boolean) => void;
}

/** What the cells can do. They get it from the context, so that the columns and the rows stay the same. */
const ActionsContext = createContext<SakActions>({ toggle: () => undefined });

interface SakTableProps extends SakActions {
  readonly saker: readonly Row[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Id of the case that the user has just come back from. */
  readonly lastOpened?: string | null;
  /** The old rows stand while new ones are fetched. */
  readonly isBusy?: boolean;
}

/** Cases, for search results and favourites (docs/PRODUCT.md, "Searching"). */
export function SakTable({ saker, toggle, ...rest }: SakTableProps) {
  const actions = useMemo(() => ({ toggle }), [toggle]);
  return (
    <ActionsContext value={actions}>
      <Table
        {...rest}
        columns={COLUMNS}
        rows={saker}
        rowId={idOf}
        rowData={dataOf}
        className={styles.saker}
      />
    </ActionsContext>
  );
}

/** While a search is under way. */
export function SakSkeleton() {
  return <SkeletonTable columns={COLUMNS} className={styles.saker} />;
}

const idOf = ({ sakId }: SakHit) => sakId;
const dataOf = ({ sakId }: SakHit) => ({ 'data-sak-id': sakId });

function SakStar({ sak }: { readonly sak: SakHit }) {
  const { toggle } = useContext(ActionsContext);
  return (
    <StarButton
      saksnummer={sak.saksnummer}
      isFavoritt={sak.isFavoritt}
      onToggle={() => toggle(sak, !sak.isFavoritt)}
    />
  );
}

/** The case number as a link. It takes the search along, so that the case page can lead back to it. */
function SakLink({ sak }: { readonly sak: Row }) {
  const { search } = useLocation();
  return (
    <Link
      className={styles.sakLink}
      to={sakHref(sak)}
      state={{ soek: search }}
      onClick={() => rememberOpened(sak.sakId)}
    >
      <Saksnummer value={sak.saksnummer} treff={sak.treff ?? []} />
    </Link>
  );
}

const column = columnsOf<Row>();
const twoLines = () => 2;
/** Uneven, as real rows are. */
const everyThird = (row: number) => (row % 3 === 0 ? 1 : 0);

const COLUMNS = column.columns([
  column.display({
    id: 'favoritt',
    header: 'Favoritt',
    meta: { isHeaderHidden: true },
    cell: ({ row }) => <SakStar sak={row.original} />,
  }),
  column.display({
    id: 'rettsmoete',
    header: 'Rettsmøte',
    meta: { skeletonLines: twoLines },
    cell: ({ row }) => <RettsmoeteCell {...row.original} />,
  }),
  column.display({
    id: 'saksnr',
    header: 'Saksnr',
    meta: { skeletonLines: twoLines },
    cell: ({ row }) => <SakLink sak={row.original} />,
  }),
  column.accessor('domstolNavn', {
    id: 'domstol',
    header: 'Domstol',
    meta: { skeletonLines: twoLines },
    cell: ({ row: { original } }) => (
      <Marked text={original.domstolNavn} places={placesIn(original, 'domstolNavn')} />
    ),
  }),
  column.display({
    id: 'tema',
    header: 'Saken gjelder',
    meta: { skeletonLines: (row) => (row % 3) + 1 },
    cell: ({ row: { original } }) => (
      <>
        {original.skjult ? (
          <SkjultAvDomstolen />
        ) : (
          <SaksTema text={original.saksTema} treff={original.treff ?? []} />
        )}
        <Begrensninger typer={original.begrensninger.map(({ type }) => type)} />
        <Elsewhere treff={original.treff ?? []} />
      </>
    ),
  }),
  column.accessor('sakstype', {
    header: 'Sakstype',
    cell: ({ row: { original } }) =>
      original.sakstype && (
        <Marked text={original.sakstype} places={placesIn(original, 'sakstype')} />
      ),
  }),
  column.display({
    id: 'parter',
    header: 'Parter',
    meta: { skeletonLines: twoLines },
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
    meta: { skeletonLines: everyThird },
    cell: ({ row: { original } }) => (
      <FileLinks type="avgjorelse" filer={original.avgjorelse} saksnummer={original.saksnummer} />
    ),
  }),
  column.accessor('avsagt', {
    header: 'Avsagt',
    meta: { skeletonLines: everyThird },
    cell: ({ row: { original } }) => original.avsagt && formatDay(original.avsagt),
  }),
]);
