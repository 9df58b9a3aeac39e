import { useLocation, useParams } from 'react-router';
import { messages } from '#domain/messages.ts';
import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { Saksdetaljer } from '#web/features/saksdetaljer/saksdetaljer.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Message } from '#web/ui/message.tsx';

/** beramming/{sakId} and beramming/saksnummer/{saksnummer}, where the number may hold slashes (SPEC §2). */
export function Page() {
  const { sakId, '*': saksnummer } = useParams();
  const sak = saksnummer ? { saksnummer } : sakId ? { sakId } : null;
  return (
    <PageFrame title="Sak">
      <BackToSearch />
      {sak ? (
        <Saksdetaljer sak={sak} />
      ) : (
        <Message purpose="danger" heading={messages.sak.idMissing} headingLevel={1} />
      )}
    </PageFrame>
  );
}

/** Leads back to the search one came from, as it was. */
function BackToSearch() {
  const state: unknown = useLocation().state;
  const soek = state && typeof state === 'object' && 'soek' in state ? state.soek : '';
  return <BackLink to={{ pathname: '/', search: String(soek) }}>Søk</BackLink>;
}
