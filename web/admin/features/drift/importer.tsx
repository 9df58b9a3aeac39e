import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Drift } from '#contract/admin/drift.ts';
import type { Import } from '#contract/admin/importer.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type ImportResultat, innholdText } from '#domain/importer.ts';
import { importerQuery } from '#web/admin/api/importer.ts';
import { formatDayAndTime, formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { opplastingMessages } from '#domain/opplasting.ts';
import { adminPages } from '#web/admin/pages.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { MessagePurpose } from '#web/ui/message.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './drift.module.css';
import { Section } from './parts.tsx';
import { PARTS, t } from './texts.ts';

/** Which imports are shown; `domstol` null: of all courts. */
export interface ImportFilter {
  readonly domstol: string | null;
  readonly avviste: boolean;
}

interface Props extends Pick<Drift, 'domstoler'> {
  readonly filter: ImportFilter;
  readonly onFilter: (filter: ImportFilter) => void;
}

/** The files that the courts have sent, and what became of them. */
export function Importer({ domstoler, filter, onFilter }: Props) {
  const query = useInfiniteQuery(
    importerQuery({ domstol: filter.domstol ?? undefined, avviste: filter.avviste }),
  );
  const rows = query.data?.pages.flatMap(({ rader }) => rader);
  const isFiltered = filter.domstol !== null || filter.avviste;
  return (
    <Section
      heading={PARTS.importer}
      data={domstoler ?? []}
      wide
      controls={<Filter domstoler={domstoler ?? []} filter={filter} onFilter={onFilter} />}
    >
      {(_, headingId) =>
        query.isError && !rows ? (
          <Awaited failed={t.importsFailed} error={query.error} onRetry={query.refetch} />
        ) : (
          <>
            <Table
              labelledBy={headingId}
              className={styles.imports}
              columns={COLUMNS}
              rows={rows}
              rowId={({ id }) => String(id)}
              empty={isFiltered ? t.noImportsFit : t.noImports}
            />
            {query.hasNextPage && (
              <div className={styles.all}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-disabled={query.isFetchingNextPage}
                  onPress={() => void query.fetchNextPage()}
                >
                  {t.moreImports}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Section>
  );
}

const ALL = 'alle';

function Filter({ domstoler, filter, onFilter }: Props & { domstoler: readonly Court[] }) {
  const courts = domstoler.map(({ domstolId, navn }) => ({ id: domstolId, label: navn }));
  courts.sort((a, b) => a.label.localeCompare(b.label, 'nb'));
  return (
    <div className={styles.filter}>
      <LinkButton to={adminPages.lastOpp} size="small">
        {opplastingMessages.title}
      </LinkButton>
      <Select
        label={t.court}
        layout="inline"
        size="small"
        isSearchable
        options={[{ id: ALL, label: t.allCourts }, ...courts]}
        value={filter.domstol ?? ALL}
        onChange={(id) => onFilter({ ...filter, domstol: id === ALL ? null : id })}
      />
      <Checkbox
        label={t.onlyRefused}
        checked={filter.avviste}
        onChange={(avviste) => onFilter({ ...filter, avviste })}
      />
    </div>
  );
}
type Court = NonNullable<Drift['domstoler']>[number];

const RESULTS: Readonly<Record<ImportResultat, { purpose: MessagePurpose; text: string }>> = {
  lest: { purpose: 'success', text: t.read },
  delvis: { purpose: 'warning', text: t.partly },
  avvist: { purpose: 'danger', text: t.refused },
  avbrutt: { purpose: 'danger', text: t.aborted },
  paagaar: { purpose: 'info', text: t.beingRead },
};

const column = columnsOf<Import>();
const COLUMNS = column.columns([
  column.accessor('fil', { header: t.file, meta: { card: 'title' } }),
  column.accessor(courtText, { id: 'domstol', header: t.court, meta: { card: 'plain' } }),
  column.accessor('innhold', {
    header: t.content,
    meta: { card: 'plain' },
    cell: ({ row: { original: row } }) => (
      <>
        {innholdText(row.innhold)}
        <span className={styles.changes}>{changeText(row)}</span>
        {foundTexts(row).map((text) => (
          <span key={text} className={styles.changes}>
            {text}
          </span>
        ))}
        {uploadTexts(row).map((text) => (
          <span key={text} className={styles.changes}>
            {text}
          </span>
        ))}
        {row.tegnsett === 'windows-1252' && (
          <span className={styles.changes}>{t.readAsWindows}</span>
        )}
      </>
    ),
  }),
  column.accessor(({ begynt }) => formatDayAndTime(begynt), {
    id: 'tid',
    header: t.time,
    meta: { card: 'inline' },
  }),
  column.accessor(({ rader }) => formatNumber(rader), {
    id: 'rader',
    header: t.rows,
    meta: { card: 'inline' },
  }),
  column.accessor(({ avvist }) => formatNumber(avvist), {
    id: 'avvist',
    header: t.refused,
    meta: { card: 'inline' },
  }),
  column.accessor('resultat', {
    header: t.result,
    meta: { card: 'corner' },
    cell: ({ row: { original: row } }) => {
      const { purpose, text } = RESULTS[row.resultat];
      return <Tag purpose={purpose}>{text}</Tag>;
    },
  }),
  column.display({
    id: 'last-ned',
    header: t.download,
    meta: { card: 'plain', isHeaderHidden: true },
    cell: ({ row: { original: row } }) => (
      <>
        {row.avvist > 0 && (
          <DownloadLink
            href={adminPaths.importAvviste.href(String(row.id))}
            text={row.resultat === 'avvist' ? t.downloadFault : t.downloadRefused}
            fil={row.fil}
          />
        )}
        {foundTexts(row).length > 0 && (
          <DownloadLink
            href={adminPaths.importFunn.href(String(row.id))}
            text={t.downloadFound}
            fil={row.fil}
          />
        )}
      </>
    ),
  }),
]);

interface DownloadLinkProps {
  readonly href: string;
  readonly text: string;
  readonly fil: string;
}

function DownloadLink({ href, text, fil }: DownloadLinkProps) {
  return (
    <a href={href} download className={styles.download}>
      <Icon icon={Download} />
      <span>
        {text}
        <VisuallyHidden>{t.ofFile(fil)}</VisuallyHidden>
      </span>
    </a>
  );
}

/** In how many rows names and graded addresses were found. */
function foundTexts({ funn: { navn, gradert, ulest } }: Import): string[] {
  return [
    ...(navn > 0 ? [t.foundNames(navn)] : []),
    ...(gradert > 0 ? [t.foundGraded(gradert)] : []),
    ...(ulest > 0 ? [t.foundUnread(ulest)] : []),
  ];
}

/** Who has uploaded the file, and taken it back. */
function uploadTexts({ lastetOpp, tattTilbake }: Import): string[] {
  return [
    ...(lastetOpp ? [t.uploadedBy(lastetOpp.av ?? t.anAdministrator)] : []),
    ...(tattTilbake
      ? [
          t.takenBackBy(
            tattTilbake.av ?? t.anAdministrator,
            formatDayAndTime(tattTilbake.tidspunkt),
          ),
        ]
      : []),
  ];
}

/** The names of the courts; of more than are named, how many. */
function courtText({ domstoler, antallDomstoler }: Import): string {
  if (antallDomstoler > domstoler.length) return t.courtCount(antallDomstoler);
  return domstoler.length === 0 ? t.unknown : domstoler.join(', ');
}

/** What the file changed: '3 nye, 20 endret'. */
function changeText({ nye, endret, uendret, borteSaker, borteMoeter }: Import): string {
  const parts: readonly (readonly [number, string])[] = [
    [nye, t.added(nye)],
    [endret, t.changed(endret)],
    [uendret, t.unchanged(uendret)],
    [borteSaker, t.casesGone(borteSaker)],
    [borteMoeter, t.hearingsGone(borteMoeter)],
  ];
  return parts.flatMap(([count, text]) => (count > 0 ? [text] : [])).join(', ');
}
