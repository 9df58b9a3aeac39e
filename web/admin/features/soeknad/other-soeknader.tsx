import { useMemo, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import { ArbeidsgiverTag, SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { SameListLink } from '#web/admin/ui/row-link.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { svarDag } from './svar-tekst.ts';
import styles from './soeknad.module.css';
import { LIKE, t } from './texts.ts';

const SammenlignDialog = part(async () => (await import('./sammenlign-dialog.tsx')).default);

type Duplicate = SoeknadDetaljer['duplikater'][number];
const LIGNENDE_HEADING = 'mulig-duplikat';

function likeText(like: Duplicate['like']): string {
  const [first = '', ...rest] = like.map((likhet) => LIKE[likhet]);
  const last = rest.pop();
  const begun = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
  return last === undefined ? begun : t.and(begun, last);
}

const lignende = columnsOf<Duplicate>();
const lignendeColumns = (onCompare: (id: string) => void) =>
  lignende.columns([
    lignende.display({
      id: 'soeknad',
      header: t.title,
      meta: { card: 'title' },
      cell: ({ row: { original: row } }) => (
        <SameListLink
          to={adminPages.soeknad(row.id)}
        >{`${formatDay(row.søknadsDato)}, ${navnOf(row)}`}</SameListLink>
      ),
    }),
    lignende.accessor(({ like }) => likeText(like), {
      id: 'like',
      header: t.alike,
      meta: { card: 'plain' },
    }),
    lignende.display({
      id: 'svar',
      header: t.employersAnswer,
      meta: { card: 'plain' },
      cell: ({ row: { original: row } }) => (
        <span className={styles.answer}>
          <ArbeidsgiverTag svar={row.arbeidsgiver.svar} />
          {svarDag(row.arbeidsgiver, serverNow())}
        </span>
      ),
    }),
    lignende.accessor('status', {
      header: t.status,
      meta: { card: 'corner' },
      cell: (cell) => <SoeknadStatusTag status={cell.getValue()} />,
    }),
    lignende.display({
      id: 'sammenlign',
      header: t.compare,
      meta: { card: 'plain', isHeaderHidden: true },
      cell: ({ row: { original: row } }) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.compareWith(navnOf(row), formatDay(row.søknadsDato))}
          onPress={() => onCompare(row.id)}
        >
          {t.compare}
        </Button>
      ),
    }),
  ]);

/**
 * Applications with the same person, e-mail address or phone number, without the person's own earlier ones: they have
 * their own table.
 */
export function lignendeOf({ duplikater, tidligereSoeknader }: SoeknadDetaljer): Duplicate[] {
  const earlier = new Set(tidligereSoeknader.map(({ id }) => id));
  return duplikater.filter(({ id }) => !earlier.has(id));
}

/** So many are shown at once: the number of a switchboard stands in very many applications. */
const SHOWN = 3;

interface LignendeProps {
  readonly soeknad: SoeknadDetaljer;
  readonly rows: readonly Duplicate[];
}

/** The possible duplicates, and a comparison with each; nothing when there are none. */
export function LignendeSoeknader({ soeknad, rows }: LignendeProps) {
  const [compared, setCompared] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const columns = useMemo(() => lignendeColumns(setCompared), []);
  if (rows.length === 0) return null;
  const showAll = () => {
    setWhole(true);
    document.getElementById(LIGNENDE_HEADING)?.focus();
  };
  return (
    <section aria-labelledby={LIGNENDE_HEADING} className={styles.duplicates}>
      <h2 id={LIGNENDE_HEADING} tabIndex={-1}>
        {rows.length === 1 ? t.duplicate : t.duplicates}
      </h2>
      <Table
        labelledBy={LIGNENDE_HEADING}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, SHOWN)}
        rowId={({ id }) => id}
        empty=""
      />
      {rows.length > SHOWN && !isWhole && (
        <Button variant="secondary" size="small" onPress={showAll}>
          {t.showAll(rows.length)}
        </Button>
      )}
      {compared !== null && (
        <SammenlignDialog soeknad={soeknad} andreId={compared} onClose={() => setCompared(null)} />
      )}
    </section>
  );
}

type Earlier = SoeknadDetaljer['tidligereSoeknader'][number];
const TIDLIGERE_HEADING = 'tidligere-soeknader';

const tidligere = columnsOf<Earlier>();
const TIDLIGERE_COLUMNS = tidligere.columns([
  tidligere.display({
    id: 'soeknadsdato',
    header: t.applicationDate,
    meta: { card: 'title' },
    cell: ({
      row: {
        original: { id, søknadsDato },
      },
    }) => <SameListLink to={adminPages.soeknad(id)}>{formatDay(søknadsDato)}</SameListLink>,
  }),
  tidligere.accessor('status', {
    header: t.status,
    meta: { card: 'corner' },
    cell: (cell) => <SoeknadStatusTag status={cell.getValue()} />,
  }),
  tidligere.accessor('kommentar', { header: t.comment, meta: { card: 'labelled' } }),
]);

/** The person's earlier applications, with the administrators' comments. */
export function TidligereSoeknader({ rows }: { readonly rows: readonly Earlier[] }) {
  return (
    <section aria-labelledby={TIDLIGERE_HEADING} className={styles.table}>
      <h2 id={TIDLIGERE_HEADING}>{t.earlierApplications}</h2>
      <Table
        labelledBy={TIDLIGERE_HEADING}
        columns={TIDLIGERE_COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        empty={t.noEarlier}
      />
    </section>
  );
}
