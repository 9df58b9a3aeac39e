import { Check, Clock, Undo2, X } from 'lucide-react';
import type { ForslagRad, Tilbaketrekking } from '#contract/admin/saker.ts';
import { displayName } from '#domain/person-name.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Change, Hideable } from './change.ts';
import { t } from './forslag-texts.ts';
import styles from './saker.module.css';

/** That a proposal to show something again waits: whose it is, why, and until when. */
export function Venter({ forslag }: { readonly forslag: ForslagRad }) {
  const { av, foreslatt, forklaring, utloeper } = forslag;
  return (
    <div className={styles.hidden}>
      <Tag purpose="warning" icon={Clock}>
        {t.waits}
      </Tag>
      <p className={styles.quiet}>
        {t.proposed(av === null ? t.unknown : displayName(av), formatDayAndTime(foreslatt))}{' '}
        {forklaring} {t.until(formatDay(lastLinkDay(new Date(utloeper))))}
      </p>
    </div>
  );
}

interface Props {
  readonly what: Hideable;
  readonly tilbaketrekking: Tilbaketrekking;
  readonly forslag: ForslagRad;
  /** What it is about, for the accessible name. */
  readonly about: string;
  readonly onAsk: (change: Change) => void;
}

/** A colleague approves or declines; whoever proposed it takes it back. */
export function SvarKnapper({ what, tilbaketrekking, forslag, about, onAsk }: Props) {
  const answers = forslag.erMitt
    ? ([['trukket', t.withdraw, Undo2]] as const)
    : ([
        ['godkjent', t.approve, Check],
        ['avslaatt', t.decline, X],
      ] as const);
  return (
    <div className={styles.svar}>
      {answers.map(([svar, label, icon]) => (
        <Button
          key={svar}
          variant="secondary"
          size="small"
          aria-label={`${label}: ${about}`}
          aria-haspopup="dialog"
          onPress={() => onAsk({ kind: 'svar', what, tilbaketrekking, forslag, svar })}
        >
          <Icon icon={icon} />
          {label}
        </Button>
      ))}
    </div>
  );
}
