import type { Bekreftelse } from '#contract/admin/soeknader.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './bekreftelser.module.css';

interface Props {
  /** Newest first. */
  readonly bekreftelser: readonly Bekreftelse[];
  /** Today in Oslo. */
  readonly today: string;
}

/** The questions to the employers' contact persons and their answers (docs/PRODUCT.md, "The employer's answer"). */
export function Bekreftelser({ bekreftelser, today }: Props) {
  if (bekreftelser.length === 0) return <p className={styles.none}>Arbeidsgiver er ikke spurt.</p>;
  return (
    <ol className={styles.list}>
      {bekreftelser.map((one) => (
        <li key={one.spurt + one.epost}>
          <DescriptionList
            items={[
              { term: 'Svar', value: <Svar bekreftelse={one} today={today} /> },
              { term: 'Kontaktperson', value: `${one.kontaktperson}, ${one.organisasjon}` },
              { term: 'E-post', value: one.epost },
              { term: 'Spurt', value: formatDayAndTime(one.spurt) },
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
          {svar === 'bekreftet' ? 'Bekreftet' : 'Avkreftet'}
        </Tag>{' '}
        {formatDayAndTime(svart)}
      </>
    );
  if (erstattet) return 'Ikke besvart. Spørsmålet gjelder ikke lenger.';
  if (svarfrist < today) return `Ikke besvart innen fristen ${formatDay(svarfrist)}.`;
  return (
    <>
      <Tag purpose="info">Venter på svar</Tag> Frist {formatDay(svarfrist)}
    </>
  );
}
