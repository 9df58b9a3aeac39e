import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { sakMessages } from '#domain/sak-messages.ts';
import { type SakReference, saksdetaljerQuery } from '#web/api/saker.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { t as places } from '#web/layout/texts.ts';
import { lastList } from '#web/sak/last-list.ts';
import { rememberOpened } from '#web/sak/return-to-row.ts';
import { type BackTarget, backTarget } from '#web/sak/sak-address.ts';
import { BackLink } from '#web/ui/link.tsx';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { SakView } from './sak-view.tsx';
import { SkjultSakView } from './skjult-sak.tsx';
import { t } from './texts.tsx';
import { Treff } from './treff.tsx';
import styles from './treff.module.css';
import { useTreff } from './use-treff.ts';

/** /beramming/{sakId} and /beramming/saksnummer/{saksnummer}, where the number may contain slashes. */
export function Page() {
  const { sakId, '*': saksnummer } = useParams();
  const back = useBackTarget();
  const sak = saksnummer ? { saksnummer } : sakId ? { sakId } : null;
  if (sak) return <SakOrReason sak={sak} back={back} />;
  return (
    <Frame title={sakMessages.sak.idMissing} back={back}>
      <Message purpose="danger" heading={sakMessages.sak.idMissing} headingLevel={1} />
    </Frame>
  );
}

interface FrameProps {
  readonly sakId?: string | undefined;
  readonly title: string;
  readonly back: BackTarget;
  /** The hits that the case was opened from. */
  readonly treff?: ReturnType<typeof useTreff>;
  readonly children: ReactNode;
}

function Frame({ sakId, title, back, treff, children }: FrameProps) {
  const label = treff?.label ? t.backTo(back.label, treff.label) : back.label;
  const onGo = sakId === undefined ? undefined : () => rememberOpened(sakId);
  const first = (
    <div className={styles.first}>
      <BackLink to={back.to} onGo={onGo}>
        {label}
      </BackLink>
      {treff && <Treff {...treff} title={title} />}
    </div>
  );
  return (
    <PageFrame title={title} back={first}>
      {children}
    </PageFrame>
  );
}

const SEARCH: BackTarget = { to: '/', label: places.search };

/**
 * The list that the user came from. A page without it in its history (a new tab, back from sign-in) takes the list in which
 * a case was last pressed, and notes it in its history: what is pressed elsewhere later does not change it.
 */
function useBackTarget(): BackTarget {
  const { pathname, hash, ...location } = useLocation();
  const navigate = useNavigate();
  const [last] = useState(lastList);
  const from = backTarget(location.state);
  const missing = from === null ? last?.to : undefined;
  useEffect(() => {
    if (missing !== undefined)
      void navigate({ pathname, hash }, { replace: true, state: { liste: missing } });
  }, [missing, navigate, pathname, hash]);
  const known = from ?? last ?? SEARCH;
  return useHydrated() ? known : SEARCH;
}

interface SakProps {
  readonly sak: SakReference;
  readonly back: BackTarget;
}

/** One case, or why there is none (docs/PRODUCT.md, "A case"). */
function SakOrReason({ sak: reference, back }: SakProps) {
  const { data: sak, failureReason: error, refetch } = useQuery(saksdetaljerQuery(reference));
  const known = useKnownNumber(reference);
  const treff = useTreff(back === SEARCH ? null : back.to, reference);
  const noteRetry = useRetryFocus(sak);
  if (sak === null || (error && !sak)) {
    const retry = () => {
      noteRetry();
      void refetch();
    };
    return (
      <Frame title={sakMessages.sak.failed} back={back} treff={treff}>
        {sak === null ? <Gone /> : <Failure onRetry={retry} />}
      </Frame>
    );
  }
  return (
    <Frame
      sakId={sak && 'sakId' in sak ? sak.sakId : undefined}
      title={sak?.saksnummer ?? known}
      back={back}
      treff={treff}
    >
      {sak && 'skjult' in sak ? (
        <SkjultSakView sak={sak} />
      ) : (
        <SakView sak={sak} known={known} liste={back.to} onDue={refetch} />
      )}
    </Frame>
  );
}

/** What the case is called until it is read: its number, as far as the address or the link has it. */
function useKnownNumber(reference: SakReference): string {
  const { state } = useLocation() as { state: { saksnummer?: unknown } | null };
  if ('saksnummer' in reference) return reference.saksnummer;
  return typeof state?.saksnummer === 'string' ? state.saksnummer : t.sak;
}

/** The button that tries again goes when that succeeds: the focus moves to the heading. */
function useRetryFocus(answer: unknown): () => void {
  const hasRetried = useRef(false);
  useEffect(() => {
    if (answer === undefined || !hasRetried.current) return;
    hasRetried.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [answer]);
  return () => {
    hasRetried.current = true;
  };
}

/** The case does not exist, or it is not for press users any more. */
function Gone() {
  return (
    <Message purpose="danger" heading={sakMessages.sak.failed} headingLevel={1} role="alert">
      <p>{t.gone}</p>
    </Message>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Message purpose="danger" heading={sakMessages.sak.failed} headingLevel={1} role="alert">
      <p>{t.tryLater}</p>
      <RetryButton onRetry={onRetry} />
    </Message>
  );
}
