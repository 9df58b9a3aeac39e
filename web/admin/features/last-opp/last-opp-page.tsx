import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type Forhaandsvisning,
  type Liste,
  forhaandsvisningSchema,
} from '#contract/admin/lister.ts';
import { MAX_LISTE, opplastingMessages } from '#domain/opplasting.ts';
import { forhaandsvisListe, lesInnListe, listerQuery } from '#web/admin/api/lister.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { ApiError, OwnError } from '#web/api/client.ts';
import { Failed } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { readAsBase64 } from './fil.ts';
import { ForhaandsvisningAv } from './forhaandsvisning.tsx';
import styles from './last-opp.module.css';
import { SisteDoegn } from './siste-doegn.tsx';
import { t } from './texts.ts';
import { FilKnapp, VelgFil } from './velg-fil.tsx';

/** A list and what it would change. It is kept in this page alone, and gone with it. */
interface Chosen {
  readonly liste: Liste;
  readonly shown: Forhaandsvisning;
}

/** admin/drift/last-opp: a court list is looked at, read in, and taken back. */
export function Page() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** What another choice of the same list is looked at with: its boxes say so at once. */
  const [asked, setAsked] = useState<Liste | null>(null);
  const [done, setDone] = useState<string | null>(null);
  /** Counts what was cancelled: a preview that comes later is not shown. */
  const cancelled = useRef(0);
  const look = useAction(async (liste: Liste | File) => {
    setDone(null);
    const before = cancelled.current;
    const sent = liste instanceof File ? await listeOf(liste) : liste;
    setAsked(sent);
    const shown = await forhaandsvisListe(sent).finally(() => setAsked(null));
    if (cancelled.current !== before) return;
    setChosen({ liste: sent, shown });
    if (liste instanceof File) focusHeading();
  });
  const lesInn = useAction(async ({ liste, shown }: Chosen) => {
    try {
      const { fil, rader } = await lesInnListe(liste, shown.versjon);
      setChosen(null);
      setDone(t.wasRead(fil, rader));
    } catch (error) {
      const naa = storedIn(error, forhaandsvisningSchema);
      if (naa) setChosen({ liste, shown: naa });
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: listerQuery().queryKey, exact: true });
    }
    focusHeading();
  });
  const isBusy = look.isBusy || lesInn.isBusy;
  const choose = (file: File) => {
    lesInn.forget();
    setChosen(null);
    void look.run(file);
  };
  const cancel = () => {
    cancelled.current += 1;
    look.forget();
    lesInn.forget();
    setChosen(null);
    focusHeading();
  };
  return (
    <AdminPage
      title={opplastingMessages.title}
      back={<BackLink to={adminPages.drift}>{t.toOperations}</BackLink>}
      lead={chosen && leadOf(chosen.shown)}
      tag={
        chosen ? <FilKnapp text={t.chooseAnother} isBusy={isBusy} onChoose={choose} /> : undefined
      }
    >
      <Kvittering key={done} text={done} />
      <div className={styles.page}>
        {look.error !== null && <LookFailed error={look.error} />}
        {lesInn.error !== null && <Failed heading={t.readFailed} error={lesInn.error} />}
        {isBusy && <Spinner label={look.isBusy ? t.previewing : t.reading} />}
        {chosen ? (
          <ForhaandsvisningAv
            {...chosen}
            choice={asked ?? chosen.liste}
            isBusy={isBusy}
            onChoice={(choice) => {
              lesInn.forget();
              void look.run({ ...chosen.liste, ...choice });
            }}
            onRead={() => void lesInn.run(chosen)}
            onCancel={cancel}
          />
        ) : (
          <VelgFil isBusy={isBusy} onChoose={choose} />
        )}
        <SisteDoegn
          onDone={(text) => {
            setDone(text);
            // The button that was pressed is gone.
            focusHeading();
          }}
        />
      </div>
    </AdminPage>
  );
}

async function listeOf(file: File): Promise<Liste> {
  if (file.size > MAX_LISTE) throw new OwnError(opplastingMessages.tooLarge);
  const innhold = await readAsBase64(file);
  return { fil: file.name.slice(-300), innhold, komplett: false, likevel: false };
}

const leadOf = ({ fil, domstoler, rader }: Forhaandsvisning) =>
  [fil, ...domstoler, t.rows(rader)].join(' · ');

/** Why the file is not listed: the line and the reason, where it is the file's fault. */
function LookFailed({ error }: { readonly error: unknown }) {
  const faults = error instanceof ApiError ? error.body.errors : {};
  const why = Object.values(faults).flat()[0] ?? null;
  const isOfFile = why !== null || (error instanceof OwnError && !(error instanceof ApiError));
  return <Failed heading={isOfFile ? t.unreadable : t.previewFailed} error={error} why={why} />;
}
