import { Fragment } from 'react';
import type { Intervall, SakHit } from '#contract/sak.ts';
import { formatInterval } from '#web/format.ts';
import { Empty } from '#web/ui/visually-hidden.tsx';
import { Begrensninger, allTypes } from './begrensninger.tsx';
import { Mark } from './marked.tsx';
import { type Ledende, chooseMoeter, countText, paperCountText } from './moeter.ts';
import styles from './rettsmoete.module.css';
import { t } from './texts.ts';

interface RettsmoeteCellProps extends Pick<
  SakHit,
  'rettsmoeteIntervaller' | 'erHentetFraSakApi' | 'beskrivelse'
> {
  readonly ledende?: Ledende;
}

/**
 * The hearings that were asked for, and how many others the case has; on paper all that were asked for. A case from a case
 * API has a description instead.
 */
export function RettsmoeteCell({
  rettsmoeteIntervaller,
  erHentetFraSakApi,
  beskrivelse,
  ledende = 'neste',
}: RettsmoeteCellProps) {
  if (erHentetFraSakApi) return <span className={styles.quiet}>{beskrivelse}</span>;
  if (rettsmoeteIntervaller.length === 0) return <Empty />;
  const moeter = chooseMoeter(rettsmoeteIntervaller, ledende);
  const { shown, rest, earlier, later, isMarked } = moeter;
  const count = unbroken(countText(moeter, ledende));
  const onPaper = unbroken(paperCountText(moeter));
  return (
    <>
      {shown.map((one) => (
        <Fragment key={one.start + one.end}>
          <Moete moete={one} mark={isMarked ? MARKS[ledende] : undefined} />
          <Begrensninger typer={one.begrensninger} />
        </Fragment>
      ))}
      {rest.length > 0 && (
        <span className={styles.onlyOnPaper}>
          {rest.map((one) => (
            <Moete key={one.start + one.end} moete={one} />
          ))}
        </span>
      )}
      {count && (
        <span className={styles.more} data-paper={count === onPaper || undefined}>
          {count}
        </span>
      )}
      {onPaper && count !== onPaper && (
        <span className={`${styles.more} ${styles.onlyOnPaper}`}>{onPaper}</span>
      )}
      <Begrensninger typer={allTypes([...earlier, ...rest, ...later])} />
    </>
  );
}

/** Breaks only after a comma. */
const unbroken = (text: string) => text.replaceAll(/(?<!,) /g, '\u00a0');

/** What a screen reader hears of the mark. */
const MARKS: Readonly<Record<Ledende, string>> = {
  foersteIPerioden: t.hit,
  sisteIPerioden: t.hit,
  neste: t.coming,
};

function Moete({ moete, mark }: { readonly moete: Intervall; readonly mark?: string | undefined }) {
  const { day, time } = formatInterval(moete);
  return (
    <span className={styles.moete}>
      <span className={styles.day}>{mark ? <Mark hidden={mark}>{day}</Mark> : day}</span>{' '}
      <span className={styles.time}>{time}</span>
    </span>
  );
}
