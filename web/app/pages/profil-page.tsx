import { useQuery } from '@tanstack/react-query';
import { soeknadInfoQuery } from '../../api/soeknad-info.ts';
import { displayName } from '../../../domain/person-name.ts';
import { Page as PageFrame } from '../../features/layout/page.tsx';
import styles from './plain-page.module.css';

/** A plain page for now; the profile's sections come with issue 4. */
export function Page() {
  const { data } = useQuery(soeknadInfoQuery());
  return (
    <PageFrame title="Min profil" heading="Min profil">
      <p className={styles.lead}>{data ? displayName(data.navn) : ''}</p>
    </PageFrame>
  );
}
