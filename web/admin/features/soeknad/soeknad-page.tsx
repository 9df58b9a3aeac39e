import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isActive } from '#domain/soeknad.ts';
import { ventetDager } from '#domain/soeknad-stilling.ts';
import { adminbrukerQuery } from '#web/admin/api/adminbruker.ts';
import { soeknadQuery } from '#web/admin/api/soeknader.ts';
import { NotFoundPage } from '#web/admin/other-pages.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { useHurtigtaster } from '#web/admin/ui/hurtigtaster.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { AngreLinje } from '#web/admin/ui/angre-linje.tsx';
import { useKvittering } from '#web/admin/ui/kvittering.tsx';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { EgenKommentar } from '#web/admin/ui/ny-kommentar.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
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
import { LignendeSoeknader, TidligereSoeknader, lignendeOf } from './other-soeknader.tsx';
import { SoeknadSections } from './soeknad-sections.tsx';
import styles from './soeknad.module.css';
import { KEYS, t } from './texts.ts';
import { AVVIS_ID, GODKJENN_ID, HEADING_ID, PANEL_ID, VurderingForm } from './vurdering-form.tsx';

/** admin/soeknader/{id}: the review of an application (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const { id = '' } = useParams();
  return <OneSoeknad key={id} id={id} />;
}

function OneSoeknad({ id }: { readonly id: string }) {
  const kvittering = useKvittering();
  const { data, failureReason: error, refetch } = useQuery(soeknadQuery(id));
  const search = useListSearch();
  const koe = useKoe(id);
  useKeys(koe, data !== undefined);
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
      </Awaited>
    </AdminPage>
  );
}

function useKeys(koe: Koe | null, isThere: boolean): void {
  const arrival = useArrival(isThere, koe !== null);
  useHurtigtaster({
    [KEYS.forrige]: koe?.forrige ?? null,
    [KEYS.neste]: koe?.neste ?? null,
    [KEYS.vurdering]: isThere ? toDecision : arrival.wantDecision,
    [KEYS.avslag]: isThere ? () => document.getElementById(AVVIS_ID)?.click() : null,
  });
}

/**
 * In a queue, focus is on the name of every application as it comes, so that it is heard before anything is decided. A queue that is
 * known later than the application takes no focus from where it has been put meanwhile. A decision that is asked for while this
 * very application is being fetched is gone to as it comes.
 */
function useArrival(isThere: boolean, isInKoe: boolean) {
  const isWanted = useRef(false);
  const arrived = useRef<'before the queue' | 'in it' | null>(null);
  useEffect(() => {
    if (!isThere || arrived.current === 'in it') return;
    const isLate = arrived.current === 'before the queue';
    arrived.current = isInKoe ? 'in it' : 'before the queue';
    if (isWanted.current) {
      isWanted.current = false;
      return toDecision();
    }
    if (isInKoe && !(isLate && hasFocus())) focusHeading();
  }, [isThere, isInKoe]);
  return { wantDecision: () => void (isWanted.current = true) };
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

function leadOf(soeknad: SoeknadDetaljer): string {
  const { søknadsDato, behandlet, status } = soeknad;
  const day = formatDay(søknadsDato);
  const dates = {
    soeknadsdato: new Date(søknadsDato),
    behandlet: behandlet === null ? null : new Date(behandlet),
  };
  const days = ventetDager(dates, serverNow());
  if (!isActive(status) || days === 0) return t.applied(day);
  return t.appliedAndWaits(day, days);
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
  const { data: signedIn } = useSuspenseQuery(adminbrukerQuery());
  const administrator = signedIn?.navn ?? '';
  const [egenVersjon, setEgenVersjon] = useState<number | null>(null);
  const [wasOpen] = useState(isActive(soeknad.status));
  const om = { slag: 'soeknad', id: soeknad.id } as const;
  const seere = useSerPaa(om, soeknad.samtale, () => void onReload().catch(() => null));
  return (
    <div className={styles.side}>
      <div className={styles.known}>
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
        <LignendeSoeknader soeknad={soeknad} rows={lignendeOf(soeknad)} />
        <SoeknadSections detaljer={soeknad} />
        <TidligereSoeknader rows={soeknad.tidligereSoeknader} />
      </div>
      <div className={styles.beside}>
        <Seere andre={seere} mayDecide={isActive(soeknad.status)} />
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
