import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isActive } from '#domain/soeknad.ts';
import { osloDaysBetween } from '#domain/soeknad-stilling.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { soeknadForhaandQuery, soeknadQuery } from '#web/admin/api/soeknader.ts';
import { NotFoundPage } from '#web/admin/other-pages.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { useHurtigtaster } from '#web/admin/ui/hurtigtaster.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { AngreLinje } from '#web/admin/ui/angre-linje.tsx';
import { Eposter } from '#web/admin/ui/eposter.tsx';
import { useKvittering } from '#web/admin/ui/kvittering.tsx';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { EgenKommentar } from '#web/admin/ui/ny-kommentar.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { readSistAvgjort } from '#web/admin/ui/sist-avgjort.ts';
import { Samtale, Seere, useSerPaa } from '#web/admin/ui/samtale.tsx';
import { ApiError, serverNow } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { Awaited } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ArbeidsgiversSvar } from './arbeidsgivers-svar.tsx';
import { Avgjoerelse } from './avgjoerelse.tsx';
import { KoeLinje, Taster } from './koe-linje.tsx';
import { type Koe, useKoe } from './koe.ts';
import { Kjennskap } from './kjent-redaksjon.tsx';
import { Klage } from './klage.tsx';
import { RedaksjonKort } from './redaksjon-kort.tsx';
import { LignendeSoeknader, TidligereSoeknader, lignendeOf } from './other-soeknader.tsx';
import { SoeknadSections } from './soeknad-sections.tsx';
import styles from './soeknad.module.css';
import { KEYS, t } from './texts.ts';
import { AVVIS_ID, GODKJENN_ID, HEADING_ID, PANEL_ID, VurderingForm } from './vurdering-form.tsx';

/** admin/soeknader/{id}: the review of an application (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const { id = '' } = useParams();
  const wantedRef = useRef<string | null>(null);
  return <OneSoeknad key={id} id={id} wantedRef={wantedRef} />;
}

interface OneProps {
  readonly id: string;
  readonly wantedRef: WantedRef;
}

function OneSoeknad({ id, wantedRef }: OneProps) {
  const kvittering = useKvittering();
  const koe = useKoe(id);
  const { data, failureReason: error, refetch } = useForhaand(id, koe);
  const search = useListSearch();
  const told = useKeys({ id, koe, isThere: data !== undefined, wantedRef });
  const frame = {
    title: t.title,
    headingId: HEADING_ID,
    back: (
      <div className={styles.top}>
        <BackLink to={{ pathname: adminPages.soeknader, search }}>{t.back}</BackLink>
        {koe && <KoeLinje koe={koe} />}
      </div>
    ),
  };
  if (data)
    return (
      <AdminPage
        {...frame}
        back={
          <>
            <AngreLinje kvittering={kvittering} her={id} onUndone={(undone) => koe?.glem(undone)} />
            {frame.back}
          </>
        }
        // A heading that is there from the start, and only then gets its name, would not be read out.
        key="there"
        heading={navnOf(data)}
        tag={<SoeknadStatusTag status={data.status} />}
        lead={leadOf(data)}
      >
        <SoeknadSide
          soeknad={data}
          koe={koe}
          onReload={async () => (await refetch({ throwOnError: true })).data ?? null}
        />
      </AdminPage>
    );
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdminPage {...frame} key="waiting">
      <Awaited failed={t.failed} error={error} onRetry={refetch}>
        <Spinner label={t.loading} />
        <p role="status">{told}</p>
      </Awaited>
    </AdminPage>
  );
}

/**
 * The application, and the next one of the queue ahead: that stands there at once when one goes on, until it has been read itself,
 * which is when the log says that it was seen.
 */
function useForhaand(id: string, koe: Koe | null) {
  const cache = useQueryClient();
  const query = useQuery({
    ...soeknadQuery(id),
    placeholderData: () => cache.getQueryData<SoeknadDetaljer>(soeknadForhaandQuery(id).queryKey),
  });
  const isThere = query.data !== undefined;
  const isRead = isThere && !query.isPlaceholderData;
  const nesteId = koe?.nesteId ?? null;
  useEffect(() => {
    if (isThere && nesteId !== null) void cache.prefetchQuery(soeknadForhaandQuery(nesteId));
  }, [cache, isThere, nesteId]);
  useEffect(() => {
    // Coming back to it later, nobody should see an old copy.
    if (isRead) cache.removeQueries({ queryKey: soeknadForhaandQuery(id).queryKey });
  }, [cache, id, isRead]);
  return query;
}

/** The application at which the decision was asked for before the one that it was meant for was there: itself, or the one before. */
type WantedRef = RefObject<string | null>;

interface Keys {
  readonly id: string;
  readonly koe: Koe | null;
  readonly isThere: boolean;
  readonly wantedRef: WantedRef;
}

/**
 * The keys of the page; gives what is told of one that was pressed too early. While a decision is being sent, the key to decide is for
 * the application that follows, and the keys to go on do nothing: the decision leads on by itself.
 */
function useKeys({ id, koe, isThere, wantedRef }: Keys): string {
  const [told, tell] = useState('');
  useArrival({ id, koe, isThere, wantedRef });
  useHurtigtaster({
    [KEYS.avslag]: isThere ? () => document.getElementById(AVVIS_ID)?.click() : null,
    [KEYS.forrige]: unlessSending(koe?.forrige),
    [KEYS.neste]: unlessSending(koe?.neste),
    [KEYS.vurdering]: () => {
      const isNow = isThere && !isSending();
      wantedRef.current = isNow ? null : id;
      if (isNow) return toDecision();
      tell(t.goesToDecision);
    },
    // Nobody decides what they have not seen.
    ENTER: isThere ? null : () => tell(t.notHere),
  });
  return told;
}

const unlessSending = (go: (() => void) | null | undefined) =>
  go ? () => (isSending() ? undefined : go()) : null;
const isSending = () => document.getElementById(GODKJENN_ID)?.getAttribute('aria-busy') === 'true';

/**
 * In a queue, focus is on the name of every application as it comes, so that it is heard before anything is decided. A queue that is
 * known later than the application takes no focus from where it has been put meanwhile. A decision that was asked for while this
 * very application was being fetched, or the one before it being decided, is gone to as it comes.
 */
function useArrival({ id, koe, isThere, wantedRef }: Keys): void {
  const isInKoe = koe !== null;
  const arrived = useRef<'before the queue' | 'in it' | null>(null);
  useEffect(() => {
    if (!isThere || arrived.current === 'in it') return;
    const isLate = arrived.current === 'before the queue';
    arrived.current = isInKoe ? 'in it' : 'before the queue';
    const from = wantedRef.current;
    wantedRef.current = null;
    if (from !== null && (from === id || from === readSistAvgjort())) return toDecision();
    if (isInKoe && !(isLate && hasFocus())) focusHeading({ unless: isInPage });
  }, [id, isThere, isInKoe, wantedRef]);
}

const isInPage = () => document.activeElement?.closest('main') != null;
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

function leadOf(soeknad: SoeknadDetaljer): string {
  const { søknadsDato, gjenaapnet, status } = soeknad;
  const day = formatDay(søknadsDato);
  if (!isActive(status)) return t.applied(day);
  const days = osloDaysBetween(new Date(gjenaapnet ?? søknadsDato), serverNow());
  if (gjenaapnet) return t.takenUpAgain(day, formatDay(gjenaapnet), days);
  return days === 0 ? t.applied(day) : t.appliedAndWaits(day, days);
}

/** To where one press decides; to the heading of the panel when it is decided. */
function toDecision(): void {
  const target = document.getElementById(GODKJENN_ID) ?? document.getElementById(PANEL_ID);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus();
}

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly koe: Koe | null;
  /** Reads the application again. */
  readonly onReload: () => Promise<SoeknadDetaljer | null>;
}

/** The application and related ones, with the review or the decision beside them. */
function SoeknadSide({ soeknad, koe, onReload }: Props) {
  const administrator = useAdministrator();
  const [egenVersjon, setEgenVersjon] = useState<number | null>(null);
  const [wasOpen] = useState(isActive(soeknad.status));
  const om = { slag: 'soeknad', id: soeknad.id } as const;
  const seere = useSerPaa(om, soeknad.samtale, () => void onReload().catch(() => null));
  return (
    <div className={styles.side}>
      <div className={styles.known}>
        <Kjennskap soeknad={soeknad} />
        <ArbeidsgiversSvar
          soeknad={soeknad}
          onAsked={async () => {
            const now = await onReload();
            setEgenVersjon(now?.versjon ?? null);
            return now;
          }}
        />
        <a
          href={`#${PANEL_ID}`}
          className={styles.toPanel}
          onClick={(event) => {
            // An address of its own would forget the list and the queue.
            event.preventDefault();
            const panel = document.getElementById(PANEL_ID);
            panel?.scrollIntoView();
            panel?.focus({ preventScroll: true });
          }}
        >
          {t.toReview}
        </a>
        <RedaksjonKort soeknad={soeknad} onReload={onReload} />
        <LignendeSoeknader soeknad={soeknad} rows={lignendeOf(soeknad)} />
        <SoeknadSections detaljer={soeknad} />
        <TidligereSoeknader rows={soeknad.tidligereSoeknader} />
        <Eposter eposter={soeknad.eposter} onRetried={onReload} />
      </div>
      <div className={styles.beside}>
        <Seere andre={seere} mayDecide={isActive(soeknad.status)} />
        {soeknad.klage && (
          <Klage soeknad={{ ...soeknad, klage: soeknad.klage }} administrator={administrator} />
        )}
        {isActive(soeknad.status) ? (
          <VurderingForm
            soeknad={soeknad}
            onCommented={onReload}
            administrator={administrator}
            koe={koe}
            egenVersjon={egenVersjon}
          />
        ) : (
          <>
            <Avgjoerelse
              soeknad={soeknad}
              administrator={administrator}
              koe={koe}
              wasOvertaken={wasOpen}
            />
            <div className={styles.samtale}>
              <Samtale slag="soeknad" kommentarer={soeknad.samtale}>
                <EgenKommentar {...{ om, administrator }} onAdded={onReload} />
              </Samtale>
            </div>
          </>
        )}
        <Taster isInKoe={koe !== null} mayReject={isActive(soeknad.status)} />
      </div>
    </div>
  );
}
