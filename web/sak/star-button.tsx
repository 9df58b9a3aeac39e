import { Star } from 'lucide-react';
import { messages } from '#domain/messages.ts';
import styles from './star-button.module.css';

interface Props {
  readonly saksnummer: string;
  readonly isFavoritt: boolean;
  readonly onToggle: () => void;
}

/** A toggle whose name never changes; only its pressed state does (design notes §6). */
export function StarButton({ saksnummer, isFavoritt, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavoritt}
      aria-label={`${messages.favoritt.add}, sak ${saksnummer}`}
      onClick={onToggle}
    >
      <Star size="1.25rem" strokeWidth={1.5} aria-hidden />
    </button>
  );
}
