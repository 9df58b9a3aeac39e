import type { Saksdetaljer } from '#contract/sak.ts';
import { sistEndret } from '#domain/sist-endret.ts';
import { formatDayInWords, formatTime, formatWeekday } from '#web/format.ts';
import { daysUntil, leadingMoete } from './hearing-marks.ts';
import styles from './sak-page.module.css';
import { t } from './texts.tsx';

interface Props {
  readonly sak: Saksdetaljer;
  readonly now: Date;
}

/** Below what the case is about: when it is heard next, when it came, and what was changed last, as 'Endringer' has it. */
export function KortOm({ sak, now }: Props) {
  const endret = sistEndret(sak.endringer);
  return (
    <ul className={styles.kort}>
      <Neste sak={sak} now={now} />
      <li>{t.registered(formatDayInWords(sak.foerstSett))}</li>
      {endret && <li>{t.lastChanged(whenText(endret.tidspunkt, now), endret.hva)}</li>}
    </ul>
  );
}

/** The hearing that is going on, or the next: of several at once the first. */
function Neste({ sak: { møteliste }, now }: Props) {
  const moete = leadingMoete(møteliste, now);
  if (!moete) return null;
  const when = [`${formatWeekday(moete.start)} kl.\u00a0${formatTime(moete.start)}`, moete.sal];
  const text = when.filter(Boolean).join(', ');
  return (
    <li>
      {Date.parse(moete.start) <= now.getTime() ? (
        <strong>{t.goingOn(text)}</strong>
      ) : (
        <>
          <strong>{t.nextHearing(text)}</strong>{' '}
          {t.inDays(daysUntil(moete.start.slice(0, 10), now))}
        </>
      )}
    </li>
  );
}

/** `i dag kl. 07:42`, `8. november 2026 kl. 06:12`. */
export function whenText(instant: string, now: Date): string {
  return `${dayText(instant, now)} kl.\u00a0${formatTime(instant)}`;
}

function dayText(instant: string, now: Date): string {
  const days = daysUntil(instant.slice(0, 10), now);
  if (days === 0) return t.today;
  return days === -1 ? t.yesterday : formatDayInWords(instant);
}
