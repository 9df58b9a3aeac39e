import { useId } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { formatDay, formatTime } from '#web/sak/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { SoeknadStatusTag } from '#web/admin/ui/status-tag.tsx';
import styles from './vurdering.module.css';

/** Of a decided application: what it came to, who decided, when and why. Nothing can be done with it (SPEC §4). */
export function Avgjoerelse({ soeknad }: { readonly soeknad: SoeknadDetaljer }) {
  const headingId = useId();
  const { status, behandlet, behandletAv, kommentar, sluttdato, avslagBegrunnelse } = soeknad;
  const known = [
    { term: 'Status', value: <SoeknadStatusTag status={status} /> },
    {
      term: 'Behandlet',
      value: behandlet && `${formatDay(behandlet)} kl. ${formatTime(behandlet)}`,
    },
    { term: 'Behandlet av', value: behandletAv },
    { term: 'Sluttdato', value: sluttdato && formatDay(sluttdato) },
    { term: 'Begrunnelse for avslag', value: avslagBegrunnelse && lines(avslagBegrunnelse) },
    { term: 'Kommentar', value: kommentar && lines(kommentar) },
  ];
  return (
    <section aria-labelledby={headingId} className={`${styles.card} ${styles.decided}`}>
      <h2 id={headingId}>Vurdering</h2>
      <DescriptionList items={known.filter(({ value }) => value)} />
    </section>
  );
}

const lines = (text: string) => <span className={styles.lines}>{text}</span>;
