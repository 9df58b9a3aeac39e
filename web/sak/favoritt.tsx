import { Star } from 'lucide-react';
import { part } from '#web/ui/part.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './favoritt.module.css';
import { t } from './texts.ts';

interface StarButtonProps {
  readonly saksnummer: string;
  readonly isFavoritt: boolean;
  readonly onToggle: () => void;
}

/**
 * The favourite toggle. Its name stays the same; `aria-pressed` tells whether the case is a favourite. The second click of a
 * double click removes nothing: in the list of favourites, it meets the star that has moved up.
 */
export function StarButton({ saksnummer, isFavoritt, onToggle }: StarButtonProps) {
  return (
    <button
      type="button"
      data-star
      className={styles.star}
      aria-pressed={isFavoritt}
      aria-label={t.star(saksnummer)}
      onClick={({ detail }) => (detail < 2 || !isFavoritt) && onToggle()}
    >
      <Star size="1.25rem" strokeWidth={1.5} aria-hidden />
    </button>
  );
}

const FirstStar = part(async () => (await import('#web/notices/first-star.tsx')).FirstStar, {
  failed: null,
});

interface FavorittErrorProps {
  readonly error: string | null;
  readonly onClose: () => void;
  /** A case has just become a favourite: who has not chosen how to be told of changes is asked. */
  readonly hasAdded?: boolean;
}

/** Shows above the table that a favourite could not be saved; after the first one, how one is told of its changes. */
export function FavorittError({ error, onClose, hasAdded = false }: FavorittErrorProps) {
  if (hasAdded) return <FirstStar />;
  if (!error) return null;
  return (
    <Message purpose="danger" role="alert" onClose={onClose}>
      {error}
    </Message>
  );
}
