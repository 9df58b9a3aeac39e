import type { Domstol } from '#contract/bruker.ts';
import { salNavn } from '#domain/dagsliste.ts';
import { type Day, shiftDay } from '#domain/time.ts';
import { formatNamedDay, formatTime } from '#web/format.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { StarButton } from '#web/sak/favoritt.tsx';
import { SakLink } from '#web/sak/sak-link.tsx';
import type { FavorittSak } from '#web/api/favoritter.ts';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type CourtDay, type Hearing, sumOf } from './hearings.ts';
import styles from './i-dag.module.css';
import { Part } from './part.tsx';
import { t } from './texts.ts';

/** As many hearings of a court stand on the page, and of the next day. */
const MOST_OF_A_COURT = 10;
const MOST_OF_NEXT_DAY = 2;

/** The address of a day list. */
const listOf = (domstoler: readonly string[], dag: Day) =>
  `/dagsliste?${new URLSearchParams([...domstoler.map((id) => ['domstolid', id]), ['dag', dag]])}`;

interface CourtsProps {
  readonly courts: readonly CourtDay[];
  readonly names: readonly Domstol[];
  readonly dag: Day;
  readonly toggle: (sak: FavorittSak, favoritt: boolean) => void;
}

const nameOf = (names: readonly Domstol[], id: string) =>
  names.find((one) => one.id === id)?.navn ?? id;

/** The hearings of today, court by court. One without hearings is a line with its next day. */
export function Today({ courts, names, dag, toggle }: CourtsProps) {
  const domstoler = courts.map(({ domstolId }) => domstolId);
  return (
    <Part
      id="rettsmoeter"
      heading={t.courtsToday}
      sum={t.hearings(sumOf(courts))}
      link={{ to: listOf(domstoler, dag), text: t.wholeList }}
    >
      {courts.map(({ domstolId, hearings, rooms, neste }) => (
        <div key={domstolId} className={styles.court}>
          <h3>{nameOf(names, domstolId)}</h3>{' '}
          {hearings.length === 0 ? (
            <span className={styles.subtle}>
              {t.noHearings}{' '}
              {neste ? (
                <>
                  {t.next}{' '}
                  <Link to={listOf([domstolId], neste.dag)}>{formatNamedDay(neste.dag)}</Link>
                </>
              ) : (
                t.noNext
              )}
            </span>
          ) : (
            <>
              <span className={styles.subtle}>
                {rooms > 0
                  ? t.inRooms(t.hearings(hearings.length), rooms)
                  : t.hearings(hearings.length)}
              </span>
              <Rows hearings={hearings.slice(0, MOST_OF_A_COURT)} toggle={toggle} />
              {hearings.length > MOST_OF_A_COURT && (
                <p className={styles.rest}>
                  <Link to={listOf([domstolId], dag)}>
                    {t.moreHearings(hearings.length - MOST_OF_A_COURT)}
                  </Link>
                </p>
              )}
            </>
          )}
        </div>
      ))}
    </Part>
  );
}

/** The next day on which there are hearings: favourites first, and the sum of the rest. */
export function NextDay({
  courts,
  names,
  dag,
  today,
  toggle,
}: CourtsProps & { readonly today: Day }) {
  const all = courts.flatMap(({ hearings }) => hearings);
  const shown = [
    ...all.filter(({ sak }) => sak.isFavoritt),
    ...all.filter(({ sak }) => !sak.isFavoritt),
  ].slice(0, MOST_OF_NEXT_DAY);
  const isTomorrow = dag === shiftDay(today, { days: 1 });
  const rest = courts.flatMap(({ domstolId, hearings }) => {
    const count = hearings.filter((one) => !shown.includes(one)).length;
    return count > 0 ? [`${nameOf(names, domstolId)} ${count}`] : [];
  });
  const day = formatNamedDay(dag);
  const domstoler = courts.map(({ domstolId }) => domstolId);
  return (
    <Part
      id="neste"
      heading={isTomorrow ? t.tomorrow(day) : t.nextDay(day)}
      sum={t.hearings(all.length)}
      link={{ to: listOf(domstoler, dag), text: t.wholeList }}
    >
      <Rows hearings={shown} toggle={toggle} names={names} />
      {rest.length > 0 && (
        <p className={styles.rest}>
          <span className={styles.subtle}>
            {t.moreByCourt(all.length - shown.length, rest.join(', '))}
          </span>
        </p>
      )}
    </Part>
  );
}

interface RowsProps extends Pick<CourtsProps, 'toggle'> {
  readonly hearings: readonly Hearing[];
  /** Where the courts are mixed, each row says its own. */
  readonly names?: readonly Domstol[];
}

function Rows({ hearings, toggle, names }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {hearings.map(({ sak, moete }) => (
        <li
          key={`${sak.sakId} ${moete.start} ${moete.sal}`}
          className={styles.row}
          data-sak-id={sak.sakId}
        >
          <span className={styles.star}>
            <StarButton
              saksnummer={sak.saksnummer}
              isFavoritt={sak.isFavoritt}
              onToggle={() => toggle(sak, !sak.isFavoritt)}
            />
          </span>
          <span className={styles.time}>
            {moete.utgaar ? <del>{formatTime(moete.start)}</del> : formatTime(moete.start)}
          </span>
          <span className={styles.room}>{salNavn(moete.sal) ?? t.noRoom}</span>
          <SakLink sak={sak} className={styles.number}>
            {sak.saksnummer}
          </SakLink>
          <span className={styles.what}>
            {[names && nameOf(names, sak.domstolId), moete.rettsmøteType, sak.saksTema]
              .filter(Boolean)
              .join('. ')}{' '}
            {moete.utgaar && <Gone {...moete} />}
            <Begrensninger
              typer={[
                ...new Set([...sak.begrensninger.map(({ type }) => type), ...moete.begrensninger]),
              ]}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** That the hearing is not held then. */
function Gone({ utgaar }: Pick<Hearing['moete'], 'utgaar'>) {
  if (utgaar === 'avlyst') return <Tag purpose="danger">{t.cancelled}</Tag>;
  return <Tag purpose="warning">{utgaar === 'flyttet' ? t.moved : t.missing}</Tag>;
}
