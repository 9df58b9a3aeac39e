import { useQuery } from '@tanstack/react-query';
import { soeknadInfoQuery } from '../../api/soeknad-info.ts';
import { displayName } from '../../../domain/person-name.ts';
import { Page as PageFrame } from '../../features/layout/page.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './plain-page.module.css';

/** A plain page for whoever has no access; the form comes with issue 4. */
export function Page() {
  const { data } = useQuery(soeknadInfoQuery());
  return (
    <PageFrame title="Søknad om tilgang" heading="Søknad om tilgang">
      {data && <p className={styles.lead}>{displayName(data.navn)}</p>}
      {data?.brukerHarAktivSoeknad ? (
        <Message purpose="success" heading="Søknaden din er mottatt">
          <p>Du får en e-post når søknaden er behandlet.</p>
        </Message>
      ) : (
        <p className={styles.lead}>
          Journalister kan få tilgang til berammede saker, avgjørelser og tiltaler. Du er logget
          inn, men har ikke tilgang til pressetjenesten ennå.
        </p>
      )}
    </PageFrame>
  );
}
