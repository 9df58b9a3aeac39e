import { VARSEL_TYPES, type VarselType } from '#domain/varsel.ts';
import { SERVICE_NAME } from '#web/features/layout/page.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './preview.module.css';
import type { VarselValues } from './varsel-values.ts';

interface Props {
  readonly values: VarselValues;
  /** Whether press users see it, in words. */
  readonly note: string;
}

/** How the banner looks on the search page, as it is written. Its text is text, never markup. */
export function Preview({ values: { message, purpose }, note }: Props) {
  return (
    <section aria-labelledby="forhaandsvisning" className={styles.preview}>
      <h2 id="forhaandsvisning" className={styles.heading}>
        Forhåndsvisning
      </h2>
      <div className={styles.page}>
        <div className={styles.header}>
          <span aria-hidden className={styles.mark}>
            §
          </span>
          {SERVICE_NAME}
        </div>
        {message.trim() !== '' && (
          <Message purpose={isType(purpose) ? purpose : 'info'} layout="global">
            <p className={styles.text}>{message.trim()}</p>
          </Message>
        )}
        <div aria-hidden className={styles.body}>
          <span className={styles.bar} data-part="heading" />
          <span className={styles.bar} data-part="form" />
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} data-part="last" />
        </div>
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

function isType(purpose: string): purpose is VarselType {
  return VARSEL_TYPES.some((type) => type === purpose);
}
