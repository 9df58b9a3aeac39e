import { Section } from '#web/soeknad/section.tsx';
import { UseKeysChoice } from './choice.tsx';
import styles from './keys.module.css';
import { t } from './texts.ts';

/** Whether keys do something, as a section of the profile. */
export function KeysSection() {
  return (
    <Section kind="read" heading={t.heading}>
      <UseKeysChoice />
      <p className={styles.note}>
        {t.shown} {t.notWhileTyping}
      </p>
    </Section>
  );
}
