import type { Oppbygging } from '#contract/admin/drift.ts';
import { driftMessages } from '#domain/drift-messages.ts';
import { formatDayAndTime } from '#web/sak/format.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './drift.module.css';
import { shareOf, stateText } from './oppbygging-text.ts';

const STATUS = {
  venter: { purpose: 'info', text: 'Venter' },
  paagaar: { purpose: 'info', text: 'Pågår' },
  ferdig: { purpose: 'success', text: 'Ferdig' },
  feilet: { purpose: 'danger', text: 'Feilet' },
} as const;

/** The rebuild that was ordered last: how it is, how far, and since when. */
export function OppbyggingState({ siste }: { readonly siste: Oppbygging | null }) {
  if (!siste) return <p>{driftMessages.oppbygging.never}</p>;
  const { purpose, text } = STATUS[siste.status];
  const share = shareOf(siste);
  return (
    <>
      <p className={styles.state}>
        <Tag purpose={purpose}>{text}</Tag>
        <span>{stateText(siste)}</span>
      </p>
      {siste.status === 'paagaar' && (
        <progress
          className={styles.progress}
          aria-label="Skrevne saker"
          {...(share === null ? {} : { value: share, max: 1 })}
        />
      )}
      <p className={styles.note}>Bestilt {formatDayAndTime(siste.bedtOm)}</p>
    </>
  );
}
