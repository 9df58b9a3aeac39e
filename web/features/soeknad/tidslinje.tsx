import { Check, Clock, Mail, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { SoeknadStatus, SpoersmaalStatus } from '#contract/soeknad-status.ts';
import { formatDay, formatLongDay, formatTime } from '#web/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SAID, t } from './tidslinje-texts.ts';
import styles from './tidslinje.module.css';

/** `ferdig` has happened, `feil` went wrong, `naa` is waited for, `neste` comes later. */
type Naar = 'ferdig' | 'feil' | 'naa' | 'neste';

interface Step {
  readonly naar: Naar;
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon?: LucideIcon;
  /** Where the application stands now. */
  readonly isCurrent?: boolean;
}

const ICONS: Readonly<Record<Naar, LucideIcon | null>> = {
  ferdig: Check,
  feil: TriangleAlert,
  naa: Clock,
  neste: null,
};

/** What has happened with an application, what is waited for, and what comes next. */
export function Tidslinje({ status }: { readonly status: SoeknadStatus }) {
  return (
    <section aria-labelledby="hva-som-har-skjedd">
      <h2 id="hva-som-har-skjedd" className={styles.heading}>
        {t.heading}
      </h2>
      <ol className={styles.steps}>
        {stepsOf(status).map(({ naar, title, lines, icon, isCurrent }) => {
          const shown = icon ?? ICONS[naar];
          return (
            <li key={title} data-naar={naar} {...(isCurrent && { 'aria-current': 'step' })}>
              <span className={styles.mark}>{shown && <Icon icon={shown} size={1} />}</span>
              <p className={styles.title}>
                <VisuallyHidden>{SAID[naar]}</VisuallyHidden>
                {title}
              </p>
              {lines.map((line) => (
                <p key={line} className={styles.line}>
                  {line}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stepsOf(status: SoeknadStatus): Step[] {
  const sent: Step = {
    naar: 'ferdig',
    title: t.applied,
    lines: [moment(status.søknadsDato)],
  };
  const answer: Step = {
    naar: 'neste',
    title: t.answerComes,
    lines: [t.answerTo(status.epost)],
    icon: Mail,
  };
  return [sent, asked(status), answered(status), decided(status), answer];
}

function asked({ stand, spoersmaal }: SoeknadStatus): Step {
  const lines = spoersmaal.flatMap((one, i) => linesOf(one, spoersmaal[i - 1]));
  const newest = spoersmaal.at(-1);
  if (stand === 'ikkeFram') return { naar: 'feil', title: t.mailRefused, lines };
  return newest?.epostStatus === 'venter'
    ? { naar: 'naa', title: t.mailWaits, lines }
    : { naar: 'ferdig', title: t.mailSent, lines };
}

/** When and where a question was sent, and when its reader was reminded. */
function linesOf(one: SpoersmaalStatus, before: SpoersmaalStatus | undefined): string[] {
  const asked =
    before?.epost === one.epost
      ? t.askedAgain(moment(one.spurt).toLowerCase(), one.epost)
      : t.asked(moment(one.spurt), one.epost);
  return [asked, ...(one.paaminnet ? [t.reminded(moment(one.paaminnet).toLowerCase())] : [])];
}

function answered({ stand, spoersmaal, ventetDager }: SoeknadStatus): Step {
  const newest = spoersmaal.at(-1);
  if (newest?.svar && newest.svart) {
    const lines = [`${moment(newest.svart)}, ${newest.kontaktperson}`];
    return newest.svar === 'bekreftet'
      ? { naar: 'ferdig', title: t.confirmed, lines }
      : { naar: 'feil', title: t.denied, lines };
  }
  if (stand === 'utloept' && newest)
    return {
      naar: 'feil',
      title: t.unanswered,
      lines: [t.deadlineWas(formatDay(newest.svarfrist))],
    };
  return {
    naar: 'naa',
    title: t.answers,
    // That there is no answer yet, the message above says.
    lines: ventetDager === 0 ? [] : [t.waits(ventetDager)],
    isCurrent: stand === 'venter' || stand === 'ikkeFram',
  };
}

function decided({ stand, vanligvisInnen }: SoeknadStatus): Step {
  const title = t.decides;
  if (stand === 'venter' || stand === 'ikkeFram')
    return {
      naar: 'neste',
      title,
      lines: [t.decidesThen],
    };
  const line = vanligvisInnen ? t.decidesBy(formatLongDay(vanligvisInnen)) : t.isWithUs;
  return { naar: 'naa', title, lines: [line], isCurrent: true };
}

/** `Fredag 13.11.2026 kl. 09:14`. */
function moment(iso: string): string {
  const text = formatLongDay(iso);
  return t.moment(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, formatTime(iso));
}
