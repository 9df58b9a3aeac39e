import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { messages } from '../../../domain/messages.ts';
import { Page as PageFrame } from '../../features/layout/page.tsx';
import { Saksdetaljer } from '../../features/saksdetaljer/saksdetaljer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './sak-page.module.css';

/** beramming/{sakId} and beramming/saksnummer/{saksnummer}, where the number may hold slashes (SPEC §2). */
export function Page() {
  const { sakId, '*': saksnummer } = useParams();
  const sak = saksnummer ? { saksnummer } : sakId ? { sakId } : null;
  return (
    <PageFrame title="Sak">
      <BackLink />
      {sak ? (
        <Saksdetaljer sak={sak} />
      ) : (
        <Message purpose="danger" heading={messages.sak.idMissing} headingLevel={1} />
      )}
    </PageFrame>
  );
}

/** Leads back to the search one came from, as it was. */
function BackLink() {
  const state: unknown = useLocation().state;
  const soek = state && typeof state === 'object' && 'soek' in state ? state.soek : '';
  return (
    <Link className={styles.back} to={{ pathname: '/', search: String(soek) }}>
      <Icon icon={ArrowLeft} />
      <span>Søk</span>
    </Link>
  );
}
