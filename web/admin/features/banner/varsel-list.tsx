import { CircleCheck, Clock, History } from 'lucide-react';
import type { Varsel } from '#contract/admin/varsler.ts';
import { type BannerState, bannerState, MAALGRUPPE_NAVN } from '#domain/banners.ts';
import { bannerOf } from '#web/admin/api/varsler.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDayAndTime } from '#web/format.ts';
import table from '#web/table/table.module.css';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EDITOR } from './banner-form.tsx';
import styles from './varsel-list.module.css';
import { STATE, t, TYPE_WORD } from './texts.ts';

interface Props {
  readonly label: string;
  readonly varsler: readonly Varsel[];
  /** The one whose editor is open. */
  readonly open: number | null;
  readonly onToggle: (id: number) => void;
}

const COLUMNS = [t.banner, t.type, t.audience, t.start, t.end, t.status, t.action] as const;

/** Banners in the order of the answer, each with the button that opens its editor. */
export function VarselList({ label, varsler, open, onToggle }: Props) {
  const now = serverNow();
  return (
    <div className={table.wrapper}>
      <table role="table" aria-label={label} className={classNames(table.table, styles.table)}>
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
          {varsler.map((varsel) => (
            <VarselRow
              key={varsel.id}
              varsel={varsel}
              state={bannerState(bannerOf(varsel), now)}
              isOpen={open === varsel.id}
              onToggle={() => onToggle(varsel.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly varsel: Varsel;
  readonly state: BannerState;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const STATE_TAG = {
  vises: { purpose: 'success', icon: CircleCheck },
  planlagt: { purpose: 'info', icon: Clock },
  over: { purpose: 'neutral', icon: History },
} as const;

function VarselRow({ varsel, state, isOpen, onToggle }: RowProps) {
  const { id, message, purpose, start, slutt, til } = varsel;
  return (
    <tr role="row" className={table.row}>
      <th role="rowheader" scope="row" className={styles.message}>
        {message}
      </th>
      <td role="cell" data-label={t.type}>
        <Tag purpose={purpose}>{TYPE_WORD[purpose]}</Tag>
      </td>
      <td role="cell" data-label={t.audience}>
        {MAALGRUPPE_NAVN[til]}
      </td>
      <td role="cell" data-label={t.start}>
        {start === null ? t.unknownStart : formatDayAndTime(start)}
      </td>
      <td role="cell" data-label={t.end}>
        {slutt === null ? t.untilFurther : formatDayAndTime(slutt)}
      </td>
      <td role="cell" data-label={t.status}>
        <Tag {...STATE_TAG[state]}>{STATE[state]}</Tag>
      </td>
      <td role="cell">
        <Button
          id={buttonId(id)}
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? EDITOR : undefined}
          onPress={onToggle}
        >
          {isOpen ? t.close : t.change}{' '}
          <VisuallyHidden>{t.changeOf(shortOf(message))}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  );
}

export const buttonId = (id: number | 'ny') => `endre-varsel-${id}`;
const shortOf = (message: string) => (message.length > 40 ? `${message.slice(0, 40)} …` : message);
