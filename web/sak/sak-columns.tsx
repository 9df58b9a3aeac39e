import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { EndringVist } from '#contract/endringer.ts';
import type { Kolonne } from '#domain/endring-slag.ts';
import type { SakHit } from '#contract/sak.ts';
import { FELT_NAVN } from '#domain/sak-felt.ts';
import type { FavorittSak } from '#web/api/favoritter.ts';
import { formatDay } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Begrensninger } from './begrensninger.tsx';
import { StarButton } from './favoritt.tsx';
import { FileLinks } from './file-links.tsx';
import { Elsewhere, Marked, placesIn, type Treffliste } from './marked.tsx';
import type { Ledende } from './moeter.ts';
import { RettsmoeteCell } from './rettsmoete-cell.tsx';
import { ParterText, SaksTema, Saksnummer } from './sak-cells.tsx';
import { SakLink } from './sak-link.tsx';
import { NyTag, Sett, isNew } from './sett.tsx';
import { SkjultAvDomstolen } from './skjult.tsx';
import styles from './sak-table.module.css';
import { t } from './texts.ts';

/** A case in a list, with what the search found in it. */
export type Row = SakHit &
  Treffliste & {
    /** A favourite that the court has hidden: there is no more of it than its number and court. */
    readonly skjult?: boolean;
    /** Of a favourite: what has changed since it was last opened. */
    readonly endringer?: readonly EndringVist[];
    /** What its list has to say of it, below what the case is about. */
    readonly below?: ReactNode;
  };

export interface EndringerProps {
  readonly endringer: readonly EndringVist[];
  readonly kolonne: Kolonne;
}

/** What is the same for all rows. Cells get it from the context, so that the columns and the rows stay the same. */
export interface SakList {
  readonly toggle: (sak: FavorittSak, favoritt: boolean) => void;
  readonly ledende: Ledende;
  /** The last visit: a case that came later is new. Null when nothing is. */
  readonly nyeSiden: string | null;
  /** Shows in a cell what has changed of what stands in it; only the favourites have that. */
  readonly Endringer?: ComponentType<EndringerProps> | undefined;
}
export const SakListContext = createContext<SakList>({
  toggle: () => undefined,
  ledende: 'neste',
  nyeSiden: null,
});

function SakStar({ sak }: { readonly sak: SakHit }) {
  const { toggle } = useContext(SakListContext);
  return (
    <StarButton
      saksnummer={sak.saksnummer}
      isFavoritt={sak.isFavoritt}
      onToggle={() => toggle(sak, !sak.isFavoritt)}
    />
  );
}

function Endret({
  sak,
  kolonne,
}: {
  readonly sak: Row;
  readonly kolonne: EndringerProps['kolonne'];
}) {
  const { Endringer } = useContext(SakListContext);
  return Endringer && sak.endringer ? (
    <Endringer endringer={sak.endringer} kolonne={kolonne} />
  ) : null;
}

function Rettsmoete({ sak }: { readonly sak: Row }) {
  const { ledende } = useContext(SakListContext);
  return (
    <>
      <RettsmoeteCell {...sak} ledende={ledende} />
      <Endret sak={sak} kolonne="rettsmoete" />
    </>
  );
}

function SakNumber({ sak }: { readonly sak: Row }) {
  const { nyeSiden } = useContext(SakListContext);
  return (
    <>
      <SakLink sak={sak} className={styles.sakLink}>
        <Saksnummer value={sak.saksnummer} treff={sak.treff ?? []} />
      </SakLink>{' '}
      {!sak.skjult && isNew(sak, nyeSiden) && <NyTag />}
    </>
  );
}

const column = columnsOf<Row>();
const twoLines = () => 2;
/** Uneven, as real rows are. */
const everyThird = (row: number) => (row % 3 === 0 ? 1 : 0);

export const COLUMNS = column.columns([
  column.display({
    id: 'favoritt',
    header: t.favourite,
    meta: { isHeaderHidden: true },
    cell: ({ row }) => <SakStar sak={row.original} />,
  }),
  column.display({
    id: 'rettsmoete',
    header: t.hearing,
    meta: { skeletonLines: twoLines },
    cell: ({ row }) => <Rettsmoete sak={row.original} />,
  }),
  column.display({
    id: 'saksnr',
    header: t.number,
    meta: { isRowHeader: true, skeletonLines: twoLines },
    cell: ({ row }) => <SakNumber sak={row.original} />,
  }),
  column.accessor('domstolNavn', {
    id: 'domstol',
    header: FELT_NAVN.domstol,
    meta: { skeletonLines: twoLines },
    cell: ({ row: { original } }) => (
      <>
        <Marked text={original.domstolNavn} places={placesIn(original, 'domstolNavn')} />
        {!original.skjult && <Sett {...original} />}
        <Endret sak={original} kolonne="domstol" />
      </>
    ),
  }),
  column.display({
    id: 'tema',
    header: FELT_NAVN.sakenGjelder,
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
        {original.below}
      </>
    ),
  }),
  column.accessor('sakstype', {
    header: FELT_NAVN.sakstype,
    cell: ({ row: { original } }) =>
      original.sakstype && (
        <Marked text={original.sakstype} places={placesIn(original, 'sakstype')} />
      ),
  }),
  column.display({
    id: 'parter',
    header: FELT_NAVN.parter,
    meta: { skeletonLines: twoLines },
    cell: ({ row }) => <ParterText {...row.original} />,
  }),
  column.display({
    id: 'tiltale',
    header: t.indictment,
    cell: ({ row: { original } }) => (
      <>
        <FileLinks type="tiltale" filer={original.tiltale} saksnummer={original.saksnummer} />
        <Endret sak={original} kolonne="tiltale" />
      </>
    ),
  }),
  column.display({
    id: 'avgjorelse',
    header: t.decision,
    meta: { skeletonLines: everyThird },
    cell: ({ row: { original } }) => (
      <>
        <FileLinks type="avgjorelse" filer={original.avgjorelse} saksnummer={original.saksnummer} />
        <Endret sak={original} kolonne="avgjorelse" />
      </>
    ),
  }),
  column.accessor('avsagt', {
    header: t.given,
    meta: { skeletonLines: everyThird },
    cell: ({ row: { original } }) => original.avsagt && formatDay(original.avsagt),
  }),
]);
