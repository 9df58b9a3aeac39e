import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './maler.module.css';
import { t } from './texts.ts';

/** What a form holds, field by field. */
type Texts = readonly (readonly [name: string, text: string])[];

interface Props {
  /** Who was first, and when. */
  readonly why: string;
  readonly theirs: Texts;
  readonly mine: Texts;
  readonly onTakeTheirs: () => void;
  /** Where the form's own button does not say so. */
  readonly onTakeMine?: () => void;
}

/** What stands now beside what was typed, where they differ, and the choice. Its heading takes focus: what was pressed had no effect. */
export function Konflikt({ why, theirs, mine, onTakeTheirs, onTakeMine }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const differing = theirs.filter(([name, text], at) => text !== mine[at]?.[1] && name !== '');
  const own = mine.filter(([, text], at) => text !== theirs[at]?.[1]);
  return (
    <Message purpose="warning" role="alert" heading={t.standsNow} headingRef={heading}>
      <p>{why}</p>
      <OneOfTwo texts={differing} />
      {own.length > 0 && (
        <>
          <h3 className={styles.whose}>{t.mine}</h3>
          <OneOfTwo texts={own} />
        </>
      )}
      <div className={styles.choices}>
        <Button variant="secondary" size="small" onPress={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
        {onTakeMine && (
          <Button variant="secondary" size="small" onPress={onTakeMine}>
            {t.saveMine}
          </Button>
        )}
      </div>
    </Message>
  );
}

function OneOfTwo({ texts }: { readonly texts: Texts }) {
  return (
    <dl className={styles.texts}>
      {texts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
