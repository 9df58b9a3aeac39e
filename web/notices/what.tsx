import type { TidVist } from '#contract/endringer.ts';
import type { EndringFortalt } from '#contract/notices.ts';
import { erAv } from '#domain/endring-slag.ts';
import { formatInterval, formatLongDay, formatTime, formatWeekday } from '#web/format.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './what.module.css';
import { t } from './what-texts.ts';

/** What was and what is, as far as the title does not say it. */
export function What({ endring }: { readonly endring: EndringFortalt }) {
  if (erAv(endring, 'flytting'))
    return <FromTo fra={withRoom(endring.fra)} til={withRoom(endring.til)} />;
  if (erAv(endring, 'sted'))
    return (
      <>
        <FromTo
          fra={roomOf(endring.fra, endring.til)}
          til={roomOf(endring.til, endring.fra) ?? t.noRoom}
        />
        <p>{t.hearing(whenOf(endring.til))}</p>
      </>
    );
  if (erAv(endring, 'nyttMoete')) return <FromTo fra={null} til={withRoom(endring.til)} />;
  if (erAv(endring, 'avlysning'))
    return (
      <p>
        <del>{withRoom(endring.fra)}</del>
      </p>
    );
  if (erAv(endring, 'begrensning') && endring.start)
    return <p>{t.appliesTo(formatLongDay(endring.start))}</p>;
  return null;
}

function FromTo({ fra, til }: { readonly fra: string | null; readonly til: string }) {
  return (
    <p>
      {fra !== null && (
        <>
          <VisuallyHidden>{t.from} </VisuallyHidden>
          <del>{fra}</del> <span aria-hidden>→</span>
          <VisuallyHidden> {t.to}</VisuallyHidden>{' '}
        </>
      )}
      <ins className={styles.now}>{til}</ins>
    </p>
  );
}

/** The room, with the address where the other has another one. */
function roomOf({ sal, rettsalAdresse }: TidVist, other: TidVist): string | null {
  const address = rettsalAdresse === other.rettsalAdresse ? null : rettsalAdresse;
  return [sal, address].filter(Boolean).join(', ') || null;
}

const withRoom = (tid: TidVist) => [whenOf(tid), tid.sal].filter(Boolean).join(', ');
/** When it begins; a hearing of several days also when it ends. */
function whenOf({ start, slutt }: TidVist): string {
  const isOneDay = start.slice(0, 10) === slutt.slice(0, 10);
  const time = isOneDay ? formatTime(start) : formatInterval({ start, end: slutt }).time;
  return `${formatWeekday(start)} kl.\u00a0${time}`;
}
