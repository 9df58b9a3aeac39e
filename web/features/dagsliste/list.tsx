import { byRoom, byTime, dagslisteMessages, salNavn, type Sal } from '#domain/dagsliste.ts';
import { FELT_NAVN } from '#domain/sak-felt.ts';
import type { Day } from '#domain/time.ts';
import type { FavorittSak } from '#web/api/favoritter.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { StarButton } from '#web/sak/favoritt.tsx';
import { useReturnToRow } from '#web/sak/return-to-row.ts';
import { ParterText, SaksTema, Saksnummer } from '#web/sak/sak-cells.tsx';
import { SakLink } from '#web/sak/sak-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Empty, VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { fateText, timeText } from './describe.ts';
import styles from './list.module.css';
import type { Moete } from './moete.ts';
import { t } from './texts.ts';
import type { Ordne } from './use-dagsliste.ts';

interface ListProps {
  readonly moeter: readonly Moete[];
  readonly dag: Day;
  readonly ordne: Ordne;
  readonly labelledBy: string;
  readonly toggle: (sak: FavorittSak, favoritt: boolean) => void;
}

/** The hearings, in a group for each room or all by time. In a narrow window each is a card. */
export function List({ moeter, ordne, labelledBy, ...row }: ListProps) {
  const lastOpened = useReturnToRow(moeter.length > 0);
  const isByRoom = ordne === 'sal';
  const groups: readonly Partial<Sal<Moete>>[] = isByRoom
    ? byRoom(moeter)
    : [{ moeter: byTime(moeter) }];
  const columns = isByRoom ? COLUMNS.filter(({ id }) => id !== 'sal') : COLUMNS;
  return (
    <table role="table" className={styles.list} data-ordne={ordne} aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header }) => (
            <th key={id} role="columnheader" scope="col" data-column={id}>
              {id === 'favoritt' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
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
              moete={moete}
              hasRoom={!isByRoom}
              isLastOpened={moete.sak.sakId === lastOpened}
              {...row}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const COLUMNS = [
  { id: 'favoritt', header: t.favourite },
  { id: 'tid', header: t.time },
  { id: 'sal', header: t.room },
  { id: 'saksnr', header: t.number },
  { id: 'tema', header: FELT_NAVN.sakenGjelder },
  { id: 'type', header: FELT_NAVN.rettsmoetetype },
  { id: 'parter', header: FELT_NAVN.parter },
  { id: 'dommer', header: FELT_NAVN.dommer },
] as const;

interface MoeteRowProps extends Pick<ListProps, 'dag' | 'toggle'> {
  readonly moete: Moete;
  readonly hasRoom: boolean;
  readonly isLastOpened: boolean;
}

function MoeteRow({ moete, dag, hasRoom, isLastOpened, toggle }: MoeteRowProps) {
  const { sak } = moete;
  return (
    <tr
      role="row"
      className={styles.moete}
      data-sak-id={sak.sakId}
      data-last-opened={isLastOpened || undefined}
      data-utgaar={moete.utgaar ?? undefined}
    >
      <td role="cell" data-column="favoritt">
        <StarButton
          saksnummer={sak.saksnummer}
          isFavoritt={sak.isFavoritt}
          onToggle={() => toggle(sak, !sak.isFavoritt)}
        />
      </td>
      <td role="cell" data-column="tid">
        {moete.utgaar ? <del>{timeText(moete, dag)}</del> : timeText(moete, dag)}
      </td>
      {hasRoom && (
        <td role="cell" data-column="sal">
          {salNavn(moete.sal) ?? <Empty />}
        </td>
      )}
      <th role="rowheader" scope="row" data-column="saksnr">
        <SakLink sak={sak} className={styles.sakLink}>
          <Saksnummer value={sak.saksnummer} />
        </SakLink>
      </th>
      <td role="cell" data-column="tema">
        <SaksTema text={sak.saksTema} />
        <Begrensninger typer={moete.begrensninger} />
        <Fate moete={moete} dag={dag} />
      </td>
      <td role="cell" data-column="type">
        {moete.type ?? <Empty />}
      </td>
      <td role="cell" data-column="parter">
        <ParterText {...sak} />
      </td>
      <td role="cell" data-column="dommer">
        {sak.rettensAdministrator ?? <Empty />}
      </td>
    </tr>
  );
}

/** That a hearing is cancelled or moved, in the cell of its case. */
function Fate({ moete, dag }: Pick<MoeteRowProps, 'moete' | 'dag'>) {
  const text = fateText(moete, dag);
  if (text === null) return null;
  return (
    <span className={styles.fate}>
      <Tag purpose={moete.utgaar === 'avlyst' ? 'danger' : 'warning'}>{text}</Tag>
    </span>
  );
}
