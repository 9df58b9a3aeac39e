import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Kontaktperson } from '#contract/soeknad.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import type { Day } from '#domain/time.ts';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { minSoeknadQuery, minSoeknadStatusQuery, sendPaaNytt } from '#web/api/soeknad.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { LastNedAlt } from '#web/innsyn/last-ned-alt.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { Innsendt, SoeknadMangler } from './innsendt.tsx';
import { Mottatt, Receipt } from './mottatt.tsx';
import { soekPaaNytt } from './soek-paa-nytt.ts';
import { StandMessage } from './stand-message.tsx';
import styles from './status.module.css';
import { t } from './texts.tsx';
import { Tidslinje } from './tidslinje.tsx';

const RettDialog = part(async () => (await import('./rett-dialog.tsx')).default);
const TrekkDialog = part(async () => (await import('./trekk-dialog.tsx')).default);

/** How an application, or the rejection that one complains about, came to its end while its page was open. */
export type Ended =
  | { readonly how: 'elsewhere' | 'rejection' }
  | { readonly how: 'withdrawn'; readonly soekFra: Day | null };

interface Props {
  /** Right after sending: the receipt takes focus. */
  readonly isNew: boolean;
  /** The application is no more; the page then asks what the person may do. */
  readonly onEnded: (ended: Ended) => Promise<void>;
}

/** An application that waits: how far it has come, what can be done, and what was sent (docs/PRODUCT.md). */
export function StatusView({ isNew, onEnded }: Props) {
  const client = useQueryClient();
  const { data: status, error, isError, refetch } = useQuery(minSoeknadStatusQuery());
  // Decided or taken back since the page was opened: guard and page must read again what the applicant may do.
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: soeknadInfoQuery().queryKey });
  }, [client, isGone]);
  if (status && !isGone) return <Status status={status} isNew={isNew} onEnded={onEnded} />;
  return (
    <>
      <Head />
      {isError && !isGone ? (
        <SoeknadMangler error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </>
  );
}

/** The page's heading, and when the application was sent. How far it has come is said once, below. */
function Head({ status }: { readonly status?: SoeknadStatus }) {
  return (
    <>
      <h1 tabIndex={-1} className={styles.heading}>
        {t.yours}
      </h1>
      {status && (
        <p className={styles.when}>
          {t.sentAt(formatDay(status.søknadsDato), formatTime(status.søknadsDato))}
        </p>
      )}
    </>
  );
}

type Dialog = 'rett' | 'trekk';

/** What has just happened, or why it could not. */
interface News {
  /** Tells one from the one before, so that each takes focus. */
  readonly nr: number;
  readonly purpose: 'success' | 'warning';
  readonly heading: string;
  readonly text: string;
}

function Status({ status, isNew, onEnded }: Props & { readonly status: SoeknadStatus }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  const { news, isSending, send, refused, corrected } = useActions(status, onEnded, () =>
    setDialog(null),
  );
  const close = () => setDialog(null);
  const soekFra = status.soekPaaNyttFra;
  return (
    <>
      <Head status={status} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {news ? (
            <Receipt key={news.nr} purpose={news.purpose} heading={news.heading}>
              <p>{news.text}</p>
            </Receipt>
          ) : (
            isNew && <Mottatt avsender={status.avsender} isNew />
          )}
          <StandMessage
            status={status}
            isSending={isSending}
            onSend={send}
            onCorrect={() => setDialog('rett')}
          />
          <Tidslinje status={status} />
          {(news !== null || !isNew) && <Mottatt avsender={status.avsender} isNew={false} />}
        </div>
        <aside className={styles.aside} aria-label={t.about}>
          <KontaktpersonCard status={status} />
          <Card heading={t.application}>
            <p>
              <a
                href="#det-du-sendte-inn"
                className={styles.jump}
                onClick={(event) => {
                  event.preventDefault();
                  sent.current?.focus();
                  sent.current?.scrollIntoView();
                }}
              >
                <Icon icon={FileText} />
                <span>{t.seeSent}</span>
              </a>
            </p>
            <LastNedAlt />
            <p className={styles.hint}>
              {t.withdrawHint} {soekPaaNytt(soekFra)}
            </p>
            <Button variant="secondary" onPress={() => setDialog('trekk')}>
              {t.withdraw}
            </Button>
          </Card>
        </aside>
        <Innsendt headingRef={sent} />
      </div>
      {dialog === 'rett' && (
        <RettDialog
          kontaktperson={kontaktpersonOf(status)}
          onRefused={refused}
          onCorrected={corrected}
          onClose={close}
        />
      )}
      {dialog === 'trekk' && (
        <TrekkDialog
          soekFra={soekFra}
          onRefused={refused}
          onWithdrawn={() => onEnded({ how: 'withdrawn', soekFra })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Sending again and correcting, and what is said of it afterwards. */
function useActions(status: SoeknadStatus, onEnded: Props['onEnded'], closeDialog: () => void) {
  const client = useQueryClient();
  const [news, setNews] = useState<News | null>(null);
  const tell = (told: Omit<News, 'nr'>) =>
    setNews((before) => ({ ...told, nr: (before?.nr ?? 0) + 1 }));
  const readAgain = () => client.invalidateQueries({ queryKey: minSoeknadQuery().queryKey });

  /** Somebody else was first: the page shows what is true now. False when it may be tried again as it is. */
  const refused = (error: unknown): boolean => {
    const id = error instanceof ApiError ? error.body.id : '';
    if (id === 'application_ended') void onEnded({ how: 'elsewhere' });
    else if (id === 'employer_answered') {
      tell({ purpose: 'warning', heading: t.nothingSent, text: failureText(error) });
      void readAgain();
    } else {
      // The dialog stays, and says from when one can apply again.
      if (id === 'applied_often') void readAgain();
      return false;
    }
    closeDialog();
    return true;
  };

  // A second press may come after the answer and before the page shows it.
  const sentFrom = useRef<SoeknadStatus>(null);
  const { run, isBusy: isSending } = useAction(async () => {
    if (sentFrom.current === status) return;
    try {
      await sendPaaNytt();
    } catch (error) {
      if (refused(error)) return;
      tell({ purpose: 'warning', heading: t.nothingSent, text: failureText(error) });
      await readAgain();
      return;
    }
    sentFrom.current = status;
    const { navn, epost } = status.kontaktperson;
    await readAgain();
    tell({
      purpose: 'success',
      heading: t.sentAgain,
      text: t.sentAgainTo(navn, epost),
    });
  });

  const corrected = async (to: Kontaktperson) => {
    await readAgain();
    closeDialog();
    tell({
      purpose: 'success',
      heading: t.contactChanged,
      text: t.contactChangedTo(to.kontaktpersonArbeidsgiver, to.kontaktpersonEpost),
    });
  };
  return { news, isSending, send: () => void run(), refused, corrected };
}

function kontaktpersonOf({ kontaktperson }: SoeknadStatus): Kontaktperson {
  return {
    kontaktpersonArbeidsgiver: kontaktperson.navn,
    kontaktpersonStilling: kontaktperson.stilling,
    kontaktpersonOrganisasjon: kontaktperson.organisasjon,
    kontaktpersonEpost: kontaktperson.epost,
  };
}

function KontaktpersonCard({ status: { kontaktperson } }: { readonly status: SoeknadStatus }) {
  const { navn, stilling, organisasjon, epost } = kontaktperson;
  return (
    <Card heading={t.contact}>
      <DescriptionList
        items={[
          { term: t.navn, value: navn },
          { term: t.stilling, value: stilling },
          { term: t.redaksjon, value: organisasjon },
          { term: t.epost, value: epost },
        ]}
      />
    </Card>
  );
}

interface CardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Card({ heading, children }: CardProps) {
  return (
    <section className={styles.card}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
