import { Link } from 'react-router';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import type { Status } from '#domain/soeknad.ts';
import { formatDay } from '#web/sak/format.ts';
import { Section } from '#web/skjema/section.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { SoeknadStatusTag } from '#web/admin/ui/status-tag.tsx';
import styles from './bruker.module.css';

/** The user's applications, the newest first, each with its page. */
export function Soeknader({ soeknader }: Pick<BrukerDetaljer, 'soeknader'>) {
  return (
    <Section kind="read" heading="Søknader">
      {soeknader.length === 0 && <p className={styles.none}>Ingen søknader</p>}
      <ul className={styles.soeknader}>
        {soeknader.map(({ id, søknadsDato, status }) => (
          <li key={id}>
            <Link to={adminPages.soeknad(id)}>Søknad {formatDay(søknadsDato)}</Link>
            <SoeknadStatusTag status={status as Status} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
