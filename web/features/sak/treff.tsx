import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '#web/api/client.ts';
import { formatNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './treff.module.css';
import { t } from './texts.tsx';
import type { useTreff } from './use-treff.ts';

type Props = Pick<ReturnType<typeof useTreff>, 'place' | 'go' | 'isBusy' | 'error'> & {
  /** What the case is called. */
  readonly title: string;
};

const TEXTS = {
  treff: { all: t.hits, placeOf: t.hitOf },
  favoritt: { all: t.favourites, placeOf: t.favouriteOf },
};

/** The place of the case among the hits or favourites, and the ways to the one before and after it. Left out without hits. */
export function Treff({ place, go, isBusy, error, title }: Props) {
  if (!place) return null;
  const { nr, total } = place;
  const text = TEXTS[place.slag];
  return (
    <nav className={styles.treff} aria-label={text.all}>
      {/* The focus stays on the button that was pressed: this says where one has come to. */}
      <span className={styles.nr} role="status">
        {text.placeOf(formatNumber(nr), formatNumber(total))}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </span>
      <Step isEnd={nr <= 1} isBusy={isBusy} onPress={() => void go(-1)}>
        <Icon icon={ChevronLeft} size={1} />
        {t.previous}
      </Step>
      <Step isEnd={nr >= total} isBusy={isBusy} onPress={() => void go(1)}>
        {t.next}
        <Icon icon={ChevronRight} size={1} />
      </Step>
      {error !== null && (
        <Message purpose="danger" role="alert">
          <p>{`${t.noHit} ${failureText(error)}`}</p>
        </Message>
      )}
    </nav>
  );
}

interface StepProps {
  readonly isEnd: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** At the end it can't be pressed, and keeps the focus: a button that is disabled while it is pressed would lose it. */
function Step({ isEnd, isBusy, onPress, children }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={isEnd}
      aria-busy={isBusy}
      onPress={isEnd ? undefined : onPress}
    >
      {children}
    </Button>
  );
}
