import { Fragment, useId } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { UseKeysChoice } from './choice.tsx';
import styles from './keys.module.css';
import { GO, GO_KEYS, PAGE_KEYS, ROW_KEYS } from './table.ts';
import { t } from './texts.ts';

/** Shows every key, and switches them off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const headingId = useId();
  return (
    <Dialog title={t.heading} onClose={onClose}>
      <div className={styles.columns}>
        <Group heading={t.onPage} keys={PAGE_KEYS} />
        <Group heading={t.goTo} keys={GO_KEYS} first={GO} />
        <Group heading={t.onRow} keys={ROW_KEYS} />
        <section aria-labelledby={headingId}>
          <h3 id={headingId}>{t.onAndOff}</h3>
          <UseKeysChoice />
          <p className={styles.note}>{t.notWhileTyping}</p>
        </section>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly keys: readonly { readonly keys: string; readonly text: string }[];
  /** The key before each of them. */
  readonly first?: string;
}

function Group({ heading, keys, first }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <dl className={styles.keys}>
        {keys.map((one) => (
          <Fragment key={one.keys}>
            <dt>
              {first && <kbd>{first}</kbd>} <kbd>{one.keys}</kbd>
            </dt>
            <dd>{one.text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
