import { LastNedAlt } from '#web/innsyn/last-ned-alt.tsx';
import { t } from '#web/innsyn/texts.ts';
import { Section } from '#web/soeknad/section.tsx';
import styles from './profil.module.css';

/** What is stored about the user, as a section of the profile. */
export function InnsynSection() {
  return (
    <Section kind="read" heading={t.stored}>
      <p className={styles.stored}>{t.right}</p>
      <LastNedAlt />
    </Section>
  );
}
