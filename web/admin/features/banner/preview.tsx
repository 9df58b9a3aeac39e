import { BANNER_TYPES, type Banner, type BannerType, isBannerActive } from '#domain/banner.ts';
import { osloDay } from '#domain/time.ts';
import { SERVICE_NAME } from '#web/layout/page.tsx';
import { formatDay } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './preview.module.css';
import type { BannerValues } from './banner-fields.tsx';
import { t } from './texts.ts';

interface Props {
  readonly values: BannerValues;
  /** Says whether press users see the banner. */
  readonly note: string;
}

/** The banner as it looks on the search page, while it is being written. Its text is never interpreted as markup. */
export function Preview({ values: { message, purpose }, note }: Props) {
  return (
    <section aria-labelledby="forhaandsvisning" className={styles.preview}>
      <h2 id="forhaandsvisning" className={styles.heading}>
        {t.preview}
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

function isType(purpose: string): purpose is BannerType {
  return BANNER_TYPES.some((type) => type === purpose);
}

/**
 * Says whether press users see the banner in the form, and until when (docs/PRODUCT.md, "The banner"). `isSaved` when
 * the form equals the stored banner.
 */
export function previewNote(
  { message, endDate }: BannerValues,
  isSaved: boolean,
  now: Date,
): string {
  const banner: Banner = { message, purpose: 'info', ...(endDate ? { endDate } : {}) };
  if (message.trim() === '') return t.hiddenEmpty;
  if (!isBannerActive(banner, now))
    return endDate === osloDay(now) ? t.hiddenSinceYesterday : t.hiddenEnded;
  if (!endDate) return isSaved ? t.shown : t.shownWhenSaved;
  return (isSaved ? t.shownUntil : t.shownWhenSavedUntil)(formatDay(endDate));
}
