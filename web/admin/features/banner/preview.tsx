import type { Varsel } from '#contract/admin/varsler.ts';
import { BANNER_TYPES, type BannerType } from '#domain/banner.ts';
import { bannerState, compareBanners, isFor, type Maalgruppe } from '#domain/banners.ts';
import { osloIso } from '#domain/time.ts';
import { bannerOf } from '#web/admin/api/varsler.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDayAndTime } from '#web/format.ts';
import { SERVICE_NAME } from '#web/layout/page.tsx';
import { Message } from '#web/ui/message.tsx';
import { type BannerValues, timesOf } from './banner-fields.tsx';
import styles from './preview.module.css';
import { t } from './texts.ts';

interface Props {
  readonly values: BannerValues;
  readonly others: readonly Varsel[];
}

/**
 * The banner as it looks when it begins, among the others that are shown then to the same people, and which ones come while it is
 * shown. Its text is never interpreted as markup.
 */
export function Preview({ values, others }: Props) {
  const now = serverNow();
  const { message } = values;
  const own = ownOf(values);
  const at = own.start !== null && own.start > now ? own.start : now;
  const isOver = bannerState(own, now) === 'over';
  const { then, later } = besides(own, others, at);
  const shown = message.trim() === '' || isOver ? then : [...then, own].sort(compareBanners);
  return (
    <section aria-labelledby="forhaandsvisning" className={styles.preview}>
      <h2 id="forhaandsvisning" className={styles.heading}>
        {t.preview}
      </h2>
      <p className={styles.note}>
        {at === now ? t.looksNow : t.looksAt(formatDayAndTime(osloIso(at)))}
      </p>
      <div className={styles.page}>
        <div className={styles.header}>
          <span aria-hidden className={styles.mark}>
            §
          </span>
          {SERVICE_NAME}
        </div>
        {shown.map((one) => (
          <Message key={one.id} purpose={one.purpose} layout="global">
            <p className={styles.text}>{one.message.trim()}</p>
          </Message>
        ))}
        <div aria-hidden className={styles.body}>
          <span className={styles.bar} data-part="heading" />
          <span className={styles.bar} data-part="form" />
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} data-part="last" />
        </div>
      </div>
      {message.trim() === '' && <p className={styles.note}>{t.hiddenEmpty}</p>}
      {isOver && <p className={styles.note}>{t.hiddenEnded}</p>}
      <p className={styles.note}>
        {t.order} {then.length === 0 && later.length === 0 && t.alone}
      </p>
      {later.map((one) => (
        <p key={one.id} className={styles.note}>
          {t.later(formatDayAndTime(osloIso(one.start!)), one.message)}
        </p>
      ))}
    </section>
  );
}

/** What is in the form, as far as it is a banner; without a type it looks as information does. */
function ownOf(values: BannerValues) {
  const { message, purpose } = values;
  return {
    ...bannerOf({ id: 0, message, ...timesOf(values) }),
    purpose: BANNER_TYPES.some((type) => type === purpose) ? (purpose as BannerType) : 'info',
    til: (values.til || 'alle') as Maalgruppe,
  };
}

/** Of the others that somebody sees who sees this one: those that are shown at `at`, and those that begin while this one is. */
function besides(own: ReturnType<typeof ownOf>, others: readonly Varsel[], at: Date) {
  const same = others
    .filter((one) => own.til === 'alle' || isFor(one, own.til))
    .map((one) => bannerOf(one))
    .filter(({ message }) => message.trim() !== '');
  const isShownStill = (time: Date) => own.slutt === null || time < own.slutt;
  return {
    then: same.filter((one) => bannerState(one, at) === 'vises').sort(compareBanners),
    later: same.filter(
      (one) => bannerState(one, at) === 'planlagt' && one.start !== null && isShownStill(one.start),
    ),
  };
}
