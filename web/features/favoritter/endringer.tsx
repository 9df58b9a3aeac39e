import { Sparkles } from 'lucide-react';
import type { EndringVist } from '#contract/endringer.ts';
import { erAv, type SlagAv } from '#domain/endring-slag.ts';
import { celler } from '#domain/endring-tekster.ts';
import { formatInterval } from '#web/format.ts';
import type { EndringerProps } from '#web/sak/sak-columns.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './endringer.module.css';
import { t } from './texts.ts';

/** Days that are struck out in a cell, at most. */
const MOST_DAYS = 2;

/** In the cell that it is about: what has changed since the case was last opened. */
export function Endringer({ endringer, kolonne }: EndringerProps) {
  return celler(kolonne).map(({ slag, merke, purpose }) => {
    const of = endringer.filter((one) => one.slag === slag);
    return (
      of.length > 0 && (
        <span key={slag} className={styles.change}>
          <Tag purpose={purpose} {...(purpose === 'info' && { icon: Sparkles })}>
            {merke}
          </Tag>
          <Struck endringer={of.filter((one) => erAv(one, 'flytting', 'avlysning'))} />
        </span>
      )
    );
  });
}

/** When the hearings were to be. */
function Struck({
  endringer,
}: {
  readonly endringer: readonly Extract<EndringVist, { slag: SlagAv<'flytting' | 'avlysning'> }>[];
}) {
  const rest = endringer.length - MOST_DAYS;
  return (
    <>
      {endringer.slice(0, MOST_DAYS).map(({ fra }) => {
        const { day, time } = formatInterval({ start: fra.start, end: fra.slutt });
        return (
          <del key={fra.start} className={styles.old}>
            {day} {time}
          </del>
        );
      })}
      {rest > 0 && <span className={styles.old}>{t.more(rest)}</span>}
    </>
  );
}
