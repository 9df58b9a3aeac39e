import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LestListe } from '#contract/admin/lister.ts';
import { listerQuery } from '#web/admin/api/lister.ts';
import { formatDayAndTime } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './last-opp.module.css';
import { t } from './texts.ts';

const TaTilbakeDialog = part(async () => (await import('./ta-tilbake-dialog.tsx')).TaTilbakeDialog);

const HEADING = 'last-opp-siste';
const column = columnsOf<LestListe>();
const columnsWith = (onTakeBack: (liste: LestListe) => void) =>
  column.columns([
    column.accessor('fil', { header: t.file, meta: { card: 'title' } }),
    column.accessor(courtText, { id: 'domstol', header: t.court, meta: { card: 'inline' } }),
    column.accessor(({ tidspunkt, av }) => t.by(formatDayAndTime(tidspunkt), av ?? t.somebody), {
      id: 'tid',
      header: t.when,
      meta: { card: 'inline' },
    }),
    column.accessor('rader', {
      header: t.result,
      meta: { card: 'inline' },
      cell: ({ row: { original: liste } }) => <Result liste={liste} />,
    }),
    column.display({
      id: 'tilbake',
      header: t.action,
      meta: { card: 'plain', isHeaderHidden: true },
      cell: ({ row: { original: liste } }) =>
        liste.tilbakeFoer && (
          <>
            <Button
              variant="secondary"
              size="small"
              aria-label={t.takeBackOf(liste.fil)}
              onPress={() => onTakeBack(liste)}
            >
              <Icon icon={Undo2} />
              {t.takeBack}
            </Button>
            <span className={styles.note}>{t.until(formatDayAndTime(liste.tilbakeFoer))}</span>
          </>
        ),
    }),
  ]);

function courtText({ domstoler, antallDomstoler }: LestListe): string {
  if (domstoler.length === 0) return t.unknown;
  const more = antallDomstoler - domstoler.length;
  return more > 0 ? `${domstoler.join(', ')} (+${more})` : domstoler.join(', ');
}

function Result({ liste: { rader, avvist, tattTilbake } }: { readonly liste: LestListe }) {
  return (
    <span className={styles.result}>
      {tattTilbake ? (
        <>
          <Tag purpose="warning">{t.takenBack}</Tag>
          {t.by(formatDayAndTime(tattTilbake.tidspunkt), tattTilbake.av ?? t.somebody)}
        </>
      ) : (
        <>
          <Tag purpose="success">{t.isRead}</Tag>
          {t.rows(rader)}
          {avvist > 0 && `, ${t.refusedOf(avvist)}`}
        </>
      )}
    </span>
  );
}

/** The lists of the last 24 hours, which can be taken back. */
export function SisteDoegn({ onDone }: { readonly onDone: (text: string) => void }) {
  const query = useQuery(listerQuery());
  const [open, setOpen] = useState<LestListe | null>(null);
  const columns = useMemo(() => columnsWith(setOpen), []);
  return (
    <section aria-labelledby={HEADING} className={styles.last}>
      <h2 id={HEADING} className={styles.heading}>
        {t.lastDay}
      </h2>
      {query.isError && !query.data ? (
        <Awaited failed={t.lastDayFailed} error={query.error} onRetry={query.refetch} />
      ) : (
        <Table
          labelledBy={HEADING}
          columns={columns}
          rows={query.data?.rader}
          rowId={({ id }) => String(id)}
          empty={t.noneLastDay}
        />
      )}
      {open && <TaTilbakeDialog liste={open} onClose={() => setOpen(null)} onDone={onDone} />}
    </section>
  );
}
