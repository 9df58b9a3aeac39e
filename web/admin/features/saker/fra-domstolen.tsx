import { Gavel } from 'lucide-react';
import type { FraDomstolenRad, Skjulte } from '#contract/admin/skjulte.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { formatDayAndTime } from '#web/format.ts';
import table from '#web/table/table.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/router-link.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { t } from './fra-domstolen-texts.ts';
import styles from './skjulte.module.css';

const COLUMNS = [t.case, t.what, t.known] as const;

/** What courts have restricted in their lists: they change and lift it there. */
export function FraDomstolen({
  rader,
  flere,
}: {
  readonly rader: readonly FraDomstolenRad[];
  readonly flere: number;
}) {
  return (
    <>
      <p>{t.lead}</p>
      {flere > 0 && <p>{t.more(flere)}</p>}
      <div className={table.wrapper}>
        <table role="table" aria-label={t.list} className={classNames(table.table, styles.table)}>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rader.map(({ sakId, saksnummer, domstolNavn, typer, foerstSett }) => (
              <tr key={sakId} role="row" className={table.row}>
                <th role="rowheader" scope="row">
                  <Link to={`/admin/saker?${new URLSearchParams({ saksnummer })}`}>
                    {saksnummer}
                  </Link>
                  <span className={styles.quiet}>{domstolNavn}</span>
                </th>
                <td role="cell" data-label={t.what}>
                  {typer.map((type) => (
                    <Tag key={type} purpose="info" icon={Gavel}>
                      {BEGRENSNING_NAVN[type]}
                    </Tag>
                  ))}
                </td>
                <td role="cell" data-label={t.known}>
                  {formatDayAndTime(foerstSett)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface FilterProps {
  readonly of: Skjulte;
  /** Null: all courts. */
  readonly value: string | null;
  readonly onChange: (domstol: string | null) => void;
}

const ALL = '';

/** The courts that anything of the list is of. */
export function DomstolFilter({ of: { rader, fraDomstolen }, value, onChange }: FilterProps) {
  const names = new Set(
    [...rader, ...(fraDomstolen?.rader ?? [])].flatMap(({ domstolNavn }) => domstolNavn ?? []),
  );
  const courts = [...names].sort((a, b) => a.localeCompare(b, 'nb'));
  return (
    <Select
      label={t.court}
      layout="inline"
      size="small"
      isSearchable
      options={[{ id: ALL, label: t.allCourts }, ...courts.map((id) => ({ id, label: id }))]}
      value={value ?? ALL}
      onChange={(id: string) => onChange(id === ALL ? null : id)}
    />
  );
}
