import { Fragment, type ReactNode } from 'react';
import type { EndringVist, TidVist } from '#contract/endringer.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { erAv, type Form, type SlagAv } from '#domain/endring-slag.ts';
import { ENDRING_TEKSTER } from '#domain/endring-tekster.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { formatDayInWords, formatInterval, formatLongDay } from '#web/format.ts';
import styles from './endringer.module.css';
import { daysUntil } from './hearing-marks.ts';
import { whenText } from './kort-om.tsx';
import page from './sak-page.module.css';
import { t } from './texts.tsx';

/** Card 'Endringer': what the court has changed of the case, the newest first, down to when it came. */
export function Endringer({ sak, now }: { readonly sak: Saksdetaljer; readonly now: Date }) {
  const { endringer, harEldreEndringer, foerstSett } = sak;
  return (
    <section className={`${page.card} ${page.endringer}`} aria-labelledby="endringer">
      <h2 id="endringer">{t.changes}</h2>
      {endringer.length === 0 && !harEldreEndringer && <p className={page.none}>{t.noChanges}</p>}
      {(endringer.length > 0 || harEldreEndringer) && (
        <ol className={styles.list}>
          {endringer.map((endring, place) => (
            // Two of one moment may say the same; the list only changes as a whole.
            <li key={place}>
              <strong>{t.changedOn(whenChanged(endring.tidspunkt, now))}</strong>{' '}
              <What endring={endring} />
            </li>
          ))}
          {harEldreEndringer && <li className={page.none}>{t.olderChanges}</li>}
          <li>
            <strong>{t.registered(formatDayInWords(foerstSett))}</strong>
          </li>
        </ol>
      )}
    </section>
  );
}

/** Of today the time matters too. */
function whenChanged(instant: string, now: Date): string {
  const isToday = daysUntil(instant.slice(0, 10), now) === 0;
  return isToday ? whenText(instant, now) : formatDayInWords(instant);
}

/** The sentence of its kind, with its values. */
function What({ endring }: { readonly endring: EndringVist }) {
  const { setning } = ENDRING_TEKSTER[endring.slag];
  return setning
    .split(/(\{\w+\})/u)
    .map((part, place) => (
      <Fragment key={place}>{part.startsWith('{') ? valueOf(endring, part) : part}</Fragment>
    ));
}

function valueOf(endring: EndringVist, part: string): ReactNode {
  const entry = ENDRING_TEKSTER[endring.slag];
  const uten = 'uten' in entry ? entry.uten : '';
  if (erAv(endring, 'verdi')) return <FromTo {...endring} none={uten} />;
  if (erAv(endring, 'sted')) {
    const { fra, til } = endring;
    if (part === '{naar}') return whenOf(til);
    return <FromTo fra={roomOf(fra, til)} til={roomOf(til, fra)} none={uten} />;
  }
  if (part === '{fra}') return 'fra' in endring && <del>{withRoom(endring.fra)}</del>;
  if (part === '{til}') return 'til' in endring && <ins>{withRoom(endring.til)}</ins>;
  if (erAv(endring, 'begrensning')) return restriction(endring);
  return erAv(endring, 'fil') && endring.tittel;
}

type Of<F extends Form> = Extract<EndringVist, { slag: SlagAv<F> }>;

/** The room, with the address where the other has another one. */
function roomOf({ sal, rettsalAdresse }: TidVist, other: TidVist): string | null {
  const address = rettsalAdresse === other.rettsalAdresse ? null : rettsalAdresse;
  return [sal, address].filter(Boolean).join(', ') || null;
}

interface FromToProps {
  readonly fra: string | null;
  readonly til: string | null;
  readonly none: string;
}

function FromTo({ fra, til, none }: FromToProps) {
  const now = til === null ? none : <ins>{til}</ins>;
  if (fra === null) return now;
  const before = <del>{fra}</del>;
  return til === null ? t.fromNone(before, none) : t.fromTo(before, now);
}

function restriction({ type, start }: Of<'begrensning'>): string {
  const name = BEGRENSNING_NAVN[type];
  return start === null ? name : t.inHearing(name, formatLongDay(start));
}

const withRoom = (tid: TidVist) => [whenOf(tid), tid.sal].filter(Boolean).join(', ');
const whenOf = ({ start, slutt }: TidVist) =>
  `${formatLongDay(start)} kl.\u00a0${formatInterval({ start, end: slutt }).time}`;
