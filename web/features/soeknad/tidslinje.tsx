import { Check, Clock, Mail, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { SoeknadStatus, SpoersmaalStatus } from '#contract/soeknad-status.ts';
import { formatCount, formatDay, formatLongDay, formatTime } from '#web/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
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
/** What the colours and shapes say to whom does not see them. */
const SAID: Readonly<Record<Naar, string>> = {
  ferdig: 'Ferdig: ',
  feil: 'Obs: ',
  naa: 'Pågår: ',
  neste: 'Senere: ',
};

/** What has happened with an application, what is waited for, and what comes next. */
export function Tidslinje({ status }: { readonly status: SoeknadStatus }) {
  return (
    <section aria-labelledby="hva-som-har-skjedd">
      <h2 id="hva-som-har-skjedd" className={styles.heading}>
        Hva som har skjedd
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
    title: 'Du sendte søknaden',
    lines: [moment(status.søknadsDato)],
  };
  const answer: Step = {
    naar: 'neste',
    title: 'Du får svar på e-post',
    lines: [`Til ${status.epost}`],
    icon: Mail,
  };
  return [sent, asked(status), answered(status), decided(status), answer];
}

function asked({ stand, spoersmaal }: SoeknadStatus): Step {
  const lines = spoersmaal.flatMap((one, i) => linesOf(one, spoersmaal[i - 1]));
  const newest = spoersmaal.at(-1);
  if (stand === 'ikkeFram')
    return { naar: 'feil', title: 'E-posten til arbeidsgiveren din kom ikke fram', lines };
  return newest?.epostStatus === 'venter'
    ? { naar: 'naa', title: 'Arbeidsgiveren din får e-post', lines }
    : { naar: 'ferdig', title: 'Arbeidsgiveren din fikk e-post', lines };
}

/** When and where a question was sent, and when its reader was reminded. */
function linesOf(one: SpoersmaalStatus, before: SpoersmaalStatus | undefined): string[] {
  const again = before?.epost === one.epost ? 'Sendt på nytt ' : '';
  const when = again ? again + moment(one.spurt).toLowerCase() : moment(one.spurt);
  return [
    `${when}, til ${one.epost}`,
    ...(one.paaminnet ? [`Påminnelse ${moment(one.paaminnet).toLowerCase()}`] : []),
  ];
}

function answered({ stand, spoersmaal, ventetDager }: SoeknadStatus): Step {
  const newest = spoersmaal.at(-1);
  if (newest?.svar && newest.svart) {
    const lines = [`${moment(newest.svart)}, ${newest.kontaktperson}`];
    return newest.svar === 'bekreftet'
      ? { naar: 'ferdig', title: 'Arbeidsgiveren din bekreftet', lines }
      : { naar: 'feil', title: 'Arbeidsgiveren din svarte nei', lines };
  }
  if (stand === 'utloept' && newest)
    return {
      naar: 'feil',
      title: 'Arbeidsgiveren din svarte ikke',
      lines: [`Fristen var ${formatDay(newest.svarfrist)}.`],
    };
  const days = formatCount(ventetDager, 'dag', 'dager');
  return {
    naar: 'naa',
    title: 'Arbeidsgiveren din svarer',
    lines: [ventetDager === 0 ? 'Har ikke svart.' : `Har ikke svart. Det er gått ${days}.`],
    isCurrent: stand === 'venter' || stand === 'ikkeFram',
  };
}

function decided({ stand, vanligvisInnen }: SoeknadStatus): Step {
  const title = 'Domstoladministrasjonen avgjør søknaden';
  if (stand === 'venter' || stand === 'ikkeFram')
    return {
      naar: 'neste',
      title,
      lines: ['Vanligvis innen fem virkedager etter bekreftelsen'],
    };
  const line = vanligvisInnen
    ? `Vanligvis innen ${formatLongDay(vanligvisInnen)}`
    : 'Søknaden ligger hos oss';
  return { naar: 'naa', title, lines: [line], isCurrent: true };
}

/** `Fredag 13.11.2026 kl. 09:14`. */
function moment(iso: string): string {
  const text = formatLongDay(iso);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} kl.\u00a0${formatTime(iso)}`;
}
