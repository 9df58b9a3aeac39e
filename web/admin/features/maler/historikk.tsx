import type { EpostMal, EpostTekster } from '#contract/admin/maler.ts';
import { type Linje, forskjeller } from '#domain/epost-mal.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { changedBy } from './endret.ts';
import styles from './maler.module.css';
import { t } from './texts.ts';

interface Props {
  readonly epost: EpostMal;
  /** Puts a text into the form. */
  readonly onUse: (what: string, texts: EpostTekster) => void;
}

/** Every text that has been saved, the newest first, and the program's own: compared with what is sent now, and a way back. */
export function Historikk({ epost: { versjoner, opprinnelig }, onUse }: Props) {
  const now = versjoner[0]?.tekster ?? opprinnelig;
  return (
    <section aria-labelledby="historikk" className={styles.section}>
      <h2 id="historikk">{t.history}</h2>
      <ol reversed className={styles.history}>
        {versjoner.map(({ nr, tekster, ...written }, at) => (
          <li key={nr}>
            <Utgave
              what={t.edition(nr)}
              note={tekster ? changedBy(written) : `${t.backToOwn}. ${changedBy(written)}`}
              isUsed={at === 0}
              texts={tekster ?? opprinnelig}
              now={now}
              onUse={onUse}
            />
          </li>
        ))}
        <li>
          <Utgave
            what={t.ownText}
            note={null}
            isUsed={versjoner.length === 0}
            texts={opprinnelig}
            now={now}
            onUse={onUse}
          />
        </li>
      </ol>
    </section>
  );
}

interface UtgaveProps extends Pick<Props, 'onUse'> {
  readonly what: string;
  readonly note: string | null;
  readonly isUsed: boolean;
  readonly texts: EpostTekster;
  /** What is sent now. */
  readonly now: EpostTekster;
}

function Utgave({ what, note, isUsed, texts, now, onUse }: UtgaveProps) {
  return (
    <details className={styles.edition}>
      <summary>
        {what} {isUsed && <Tag purpose="success">{t.usedNow}</Tag>}
        {note && <span className={styles.note}> {note}</span>}
      </summary>
      <div className={styles.both}>
        <Compared language={t.bokmaal} was={textOf(texts, 'Nb')} now={textOf(now, 'Nb')} />
        <Compared language={t.nynorsk} was={textOf(texts, 'Nn')} now={textOf(now, 'Nn')} />
      </div>
      {!isUsed && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.useOf(what)}
          onPress={() => onUse(what, texts)}
        >
          {t.use}
        </Button>
      )}
    </details>
  );
}

const textOf = (texts: EpostTekster, language: 'Nb' | 'Nn') =>
  `${texts[`emne${language}`]}\n${texts[`tekst${language}`]}`;

interface ComparedProps {
  readonly language: string;
  readonly was: string;
  readonly now: string;
}

/** Line by line. What differs is told by a sign and in words, not by colour alone. */
function Compared({ language, was, now }: ComparedProps) {
  const lines = forskjeller(was, now);
  return (
    <div className={styles.mail}>
      <h3>{language}</h3>
      {lines.map((line, at) => (
        <p key={at} data-slag={line.slag} className={styles.line}>
          <Mark slag={line.slag} />
          {line.tekst}
        </p>
      ))}
      {was !== now || <p className={styles.note}>{t.isSame}</p>}
    </div>
  );
}

function Mark({ slag }: Pick<Linje, 'slag'>) {
  if (slag === 'lik') return null;
  return (
    <>
      <span aria-hidden>{slag === 'borte' ? '− ' : '+ '}</span>
      <VisuallyHidden>{slag === 'borte' ? t.gone : t.added}</VisuallyHidden>
    </>
  );
}
