import { byRoom, byTime, dagslisteMessages, type Sal } from '#domain/dagsliste.ts';
import { type Column, COLUMNS, type Line } from './cells.tsx';
import styles from './list.module.css';
import type { Moete } from './moete.ts';
import type { Vis } from './remembered.ts';
import { t } from './texts.ts';
import type { Ordne } from './use-dagsliste.ts';

interface ListProps extends Pick<Line, 'dag' | 'now' | 'toggle'> {
  readonly moeter: readonly Moete[];
  readonly ordne: Ordne;
  readonly vis: Vis;
  readonly labelledBy: string;
  /** The case from whose page the reader has come back. */
  readonly lastOpened: string | null;
}

/** The hearings, in a group for each room or all by time. In a narrow window each is a card. */
export function List({ moeter, ordne, vis, labelledBy, lastOpened, ...line }: ListProps) {
  const isByRoom = ordne === 'sal';
  const groups: readonly Partial<Sal<Moete>>[] = isByRoom
    ? byRoom(moeter)
    : [{ moeter: byTime(moeter) }];
  const columns = COLUMNS[vis].filter(({ id }) => !isByRoom || id !== 'sal');
  return (
    <table
      role="table"
      className={styles.list}
      data-ordne={ordne}
      data-vis={vis}
      aria-labelledby={labelledBy}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header }) => (
            <th key={id} role="columnheader" scope="col" data-column={id}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ navn, moeter: inGroup = [] }) => (
        <tbody key={navn ?? ''} role="rowgroup">
          {isByRoom && (
            <tr role="row" className={styles.room}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {navn ?? dagslisteMessages.utenSal} <span>{t.hearings(inGroup.length)}</span>
              </th>
            </tr>
          )}
          {inGroup.map((moete) => (
            <MoeteRow
              key={`${moete.sak.sakId} ${moete.start} ${moete.slutt} ${moete.sal} ${moete.type} ${moete.utgaar}`}
              columns={columns}
              isLastOpened={moete.sak.sakId === lastOpened}
              line={{ ...line, moete, hasRoom: !isByRoom }}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface MoeteRowProps {
  readonly columns: readonly Column[];
  readonly line: Line;
  readonly isLastOpened: boolean;
}

function MoeteRow({ columns, line, isLastOpened }: MoeteRowProps) {
  const { sak, utgaar } = line.moete;
  return (
    <tr
      role="row"
      className={styles.moete}
      data-sak-id={sak.sakId}
      data-last-opened={isLastOpened || undefined}
      data-utgaar={utgaar ?? undefined}
    >
      {columns.map(({ id, cell }) =>
        id === 'saksnr' ? (
          <th key={id} role="rowheader" scope="row" data-column={id}>
            {cell(line)}
          </th>
        ) : (
          <td key={id} role="cell" data-column={id}>
            {cell(line)}
          </td>
        ),
      )}
    </tr>
  );
}
