import { Page as PageFrame } from '../../features/layout/page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './plain-page.module.css';

/** A plain page for whose access has lapsed; the form comes with issue 4. It reads nothing: a 403 led here. */
export function Page() {
  return (
    <PageFrame title="Oppdater informasjon" heading="Oppdater informasjon">
      <p className={styles.lead}>
        For å sørge for at vi har riktig informasjon om brukerne våre ber vi om en årlig
        oppdatering.
      </p>
      <LinkButton to="/logg-ut">Logg ut</LinkButton>
    </PageFrame>
  );
}
