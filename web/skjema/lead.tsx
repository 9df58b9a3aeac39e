import styles from './lead.module.css';

/** What the page is for, under its heading, and what the star means. */
export function Lead({ children }: { readonly children: string }) {
  return (
    <p className={styles.lead}>
      <span>{children}</span> Felt merket med <span className={styles.star}>*</span> må fylles ut.
    </p>
  );
}
