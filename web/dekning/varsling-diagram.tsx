import { Info } from 'lucide-react';
import type { VarslingDomstol } from '#contract/dekning-varsling.ts';
import {
  andelerOf,
  MAATE_NAVN,
  MAATER,
  type PerMaate,
  PUBLISERING_NAVN,
  sumOf,
} from '#domain/dekning-varsling.ts';
import { formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { t } from './texts.ts';
import styles from './varsling.module.css';

const column = columnsOf<VarslingDomstol>();

const columns = column.columns([
  column.accessor('domstolNavn', { id: 'domstol', header: t.court, meta: { card: 'title' } }),
  column.display({
    id: 'rettsmoeter',
    header: t.hearings,
    meta: { card: 'inline' },
    cell: ({ row: { original } }) => formatNumber(sumOf(original.antall)),
  }),
  column.display({
    id: 'iTide',
    header: t.inTime,
    meta: { card: 'inline' },
    cell: ({ row: { original } }) => <InTime {...original} />,
  }),
  column.display({
    id: 'fordeling',
    header: t.distribution,
    meta: { card: 'plain' },
    cell: ({ row: { original } }) => <Bar antall={original.antall} />,
  }),
  column.accessor(({ tiltaler }) => PUBLISERING_NAVN[tiltaler], {
    id: 'tiltaler',
    header: t.indictments,
    meta: { card: 'inline' },
  }),
  column.accessor(({ avgjoerelser }) => PUBLISERING_NAVN[avgjoerelser], {
    id: 'avgjoerelser',
    header: t.decisions,
    meta: { card: 'inline' },
  }),
  column.accessor(({ ikkePublisert }) => t.cases(ikkePublisert), {
    id: 'ikkePublisert',
    header: t.unpublished,
    meta: { card: 'inline' },
  }),
]);

interface Props {
  readonly labelledBy: string;
  readonly domstoler: readonly VarslingDomstol[];
}

/** Each court with its shares as a bar. The order is that of the names: it is no ranking. */
export function VarslingDiagram({ labelledBy, domstoler }: Props) {
  return (
    <Table
      className={styles.diagram}
      labelledBy={labelledBy}
      columns={columns}
      rows={domstoler}
      rowId={({ domstolId }) => domstolId}
    />
  );
}

function InTime({ antall, dagerUtenListe }: VarslingDomstol) {
  const andeler = andelerOf(antall);
  return (
    <span className={styles.inTime}>
      {andeler ? <b>{percent(andeler.iTide)}</b> : t.tooFew}
      {dagerUtenListe > 0 && (
        <Tag purpose="neutral" icon={Info}>
          {t.withoutList(dagerUtenListe)}
        </Tag>
      )}
    </span>
  );
}

function Bar({ antall }: { readonly antall: PerMaate }) {
  const andeler = andelerOf(antall);
  if (!andeler) return null;
  const said = MAATER.map((maate) => `${MAATE_NAVN[maate]} ${percent(andeler[maate])}`).join(', ');
  return (
    <span className={styles.bar} role="img" aria-label={said}>
      {MAATER.filter((maate) => antall[maate] > 0).map((maate) => (
        <span
          key={maate}
          className={styles.part}
          data-maate={maate}
          style={{ flexGrow: antall[maate] }}
        />
      ))}
    </span>
  );
}

/** `88 %`, which does not break. */
export const percent = (share: number) => `${share}\u00a0%`;
