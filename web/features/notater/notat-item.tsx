import type { NotatIListe } from '#contract/notat.ts';
import { notatMessages, placesOfWords } from '#domain/notat.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { Mark, splitAt } from '#web/sak/marked.tsx';
import { SakLink } from '#web/sak/sak-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './notater-page.module.css';
import { t } from './texts.ts';

interface NotatItemProps {
  readonly notat: NotatIListe;
  /** What was searched for, marked where it stands. */
  readonly words: string;
  readonly onDelete: () => void;
}

/** A note with its case. A case that the court has hidden has no page; its number is all that is shown of it. */
export function NotatItem({ notat, words, onDelete }: NotatItemProps) {
  const { saksnummer, domstolNavn, saksTema, skjult, begrensninger } = notat;
  const { tekst, merker, endret } = notat;
  const about = [domstolNavn, skjult ? t.hidden : saksTema].filter(Boolean);
  return (
    <li className={styles.item}>
      <h2>
        {skjult ? (
          <Found text={saksnummer} words={words} />
        ) : (
          <SakLink sak={notat}>
            <Found text={saksnummer} words={words} />
          </SakLink>
        )}
      </h2>
      <p className={styles.about}>
        <Found text={about.join(' · ')} words={words} />
      </p>
      <Begrensninger typer={begrensninger} />
      <p className={tekst === null ? styles.about : styles.text}>
        {tekst === null ? notatMessages.unreadable : <Found text={tekst} words={words} />}
      </p>
      {merker.length > 0 && (
        <ul className={styles.merker} aria-label={t.labels}>
          {merker.map((merke) => (
            <li key={merke} className={styles.merke}>
              <Found text={merke} words={words} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.about}>{t.saved(formatDayAndTime(endret))}</p>
        <Button variant="secondary" size="small" onPress={onDelete}>
          {t.delete} <VisuallyHidden>{t.noteOf(saksnummer)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function Found({ text, words }: { readonly text: string; readonly words: string }) {
  return splitAt(text, placesOfWords(text, words)).map((piece, index) =>
    index % 2 === 0 ? piece : <Mark key={index}>{piece}</Mark>,
  );
}
