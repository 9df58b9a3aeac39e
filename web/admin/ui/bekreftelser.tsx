import type { Bekreftelse } from '#contract/admin/soeknader.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './bekreftelser.module.css';
import { t } from './texts.ts';

interface Props {
  /** Newest first. */
  readonly bekreftelser: readonly Bekreftelse[];
  /** Today in Oslo. */
  readonly today: string;
}

/** The questions to the employers' contact persons and their answers (docs/PRODUCT.md, "The employer's answer"). */
export function Bekreftelser({ bekreftelser, today }: Props) {
  if (bekreftelser.length === 0) return <p className={styles.none}>{t.notAsked}</p>;
  return (
    <ol className={styles.list}>
      {bekreftelser.map((one) => (
        <li key={one.spurt + one.epost}>
          <DescriptionList
            items={[
              { term: t.answer, value: <Svar bekreftelse={one} today={today} /> },
              { term: t.contact, value: `${one.kontaktperson}, ${one.organisasjon}` },
              { term: t.mail, value: one.epost },
              { term: t.asked, value: formatDayAndTime(one.spurt) },
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

function Svar({
  bekreftelse,
  today,
}: {
  readonly bekreftelse: Bekreftelse;
  readonly today: string;
}) {
  const { svar, svart, erstattet, svarfrist } = bekreftelse;
  if (svar && svart)
    return (
      <>
        <Tag purpose={svar === 'bekreftet' ? 'success' : 'danger'}>
          {svar === 'bekreftet' ? t.confirmed : t.denied}
        </Tag>{' '}
        {formatDayAndTime(svart)}
      </>
    );
  if (erstattet) return t.replaced;
  if (svarfrist < today) return t.lapsed(formatDay(svarfrist));
  return (
    <>
      <Tag purpose="info">{t.waiting}</Tag> {t.deadline(formatDay(svarfrist))}
    </>
  );
}
