import { Star } from 'lucide-react';
import { Message } from '#web/ui/message.tsx';
import styles from './favoritt.module.css';
import { t } from './texts.ts';

interface StarButtonProps {
  readonly saksnummer: string;
  readonly isFavoritt: boolean;
  readonly onToggle: () => void;
}

/** The favourite toggle. Its name stays the same; `aria-pressed` tells whether the case is a favourite. */
export function StarButton({ saksnummer, isFavoritt, onToggle }: StarButtonProps) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavoritt}
      aria-label={t.star(saksnummer)}
      onClick={onToggle}
    >
      <Star size="1.25rem" strokeWidth={1.5} aria-hidden />
    </button>
  );
}

interface FavorittErrorProps {
  readonly error: string | null;
  readonly onClose: () => void;
}

/** Shows above the table that a favourite could not be saved. */
export function FavorittError({ error, onClose }: FavorittErrorProps) {
  if (!error) return null;
  return (
    <Message purpose="danger" role="alert" onClose={onClose}>
      {error}
    </Message>
  );
}
