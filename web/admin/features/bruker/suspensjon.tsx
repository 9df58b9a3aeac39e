import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { type BrukerDetaljer, brukerDetaljerSchema } from '#contract/admin/brukere.ts';
import { lastDayOf } from '#domain/redaksjon-suspensjon.ts';
import { adminPages } from '#web/admin/pages.ts';
import { Link } from '#web/ui/router-link.tsx';
import { brukerQuery, brukereKey, opphevSuspensjon } from '#web/admin/api/brukere.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { useOvertaken } from '#web/admin/ui/use-overtaken.ts';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { BegrunnelseText } from '#web/soeknad/lists.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './bruker.module.css';
import { SuspenderForm } from './suspender-form.tsx';
import { t } from './texts.tsx';

/** The box beside the profile: the current suspension, or the form that suspends. */
export function Suspensjon({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { id, tilstand, suspensjon } = bruker;
  const headingId = useId();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const isOvertaken = useOvertaken(suspensjon, isChanging || isTyped);
  /** Counts the forms: each begins with what is in force. */
  const [nr, setNr] = useState(0);
  /** Another administrator was first: with a form that was filled in, or when the suspension was to be lifted. */
  const [conflict, setConflict] = useState<'form' | 'lift' | null>(null);
  const begin = (changing: boolean) => {
    setMessage(null);
    setConflict(null);
    setTyped(false);
    setChanging(changing);
    setNr((before) => before + 1);
  };
  const changed = (now: BrukerDetaljer, at: 'form' | 'lift') => {
    queryClient.setQueryData(brukerQuery(id).queryKey, now);
    void queryClient.invalidateQueries({ queryKey: brukereKey });
    setMessage(null);
    setConflict(at);
  };
  const done = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: brukerQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: brukereKey });
    begin(false);
    setMessage(text);
  };
  useEffect(() => {
    if (message) focusHeading();
  }, [message]);
  // Who is kept out by the newsroom alone can be suspended as well.
  const isOpen = tilstand === 'valid' || tilstand === 'lapsed' || tilstand === 'suspended';
  const said = conflict ?? (isOvertaken ? 'form' : null);
  const showsForm = said === 'form' || (suspensjon ? isChanging : isOpen);
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      <h2 id={headingId} className={styles.boxHeading}>
        {t.suspension}
      </h2>
      <Kvittering text={message} />
      <RedaksjonSuspendert redaksjonen={bruker.redaksjonen} />
      {said && (
        <ChangedMeanwhile
          suspensjon={suspensjon}
          isTyped={said === 'form'}
          onTakeStored={() => begin(false)}
        />
      )}
      {showsForm ? (
        // One and the same form before and after another one's change, so that what was typed stays.
        <SuspenderForm
          key={nr}
          bruker={bruker}
          onSuspended={() => done(suspensjon ? t.suspensionChanged : t.suspended)}
          onConflict={(now) => changed(now, 'form')}
          onTyped={setTyped}
          {...(isChanging && { onCancel: () => begin(false) })}
        />
      ) : suspensjon ? (
        <LoependeSuspensjon
          bruker={bruker}
          suspensjon={suspensjon}
          onLifted={done}
          onConflict={(now) => changed(now, 'lift')}
          onChange={() => begin(true)}
        />
      ) : (
        <p className={styles.none}>{t.nothingToSuspend}</p>
      )}
    </section>
  );
}

/** Says that the newsroom as a whole is suspended, which this box changes nothing of. */
function RedaksjonSuspendert({ redaksjonen }: Pick<BrukerDetaljer, 'redaksjonen'>) {
  if (!redaksjonen?.suspensjon) return null;
  const last = lastDayOf(redaksjonen.suspensjon.til);
  return (
    <Message purpose="warning">
      <p>{t.newsroomSuspended(redaksjonen.navn, last && formatDay(last))}</p>
      <p>
        <Link to={adminPages.redaksjon(redaksjonen.id)}>{t.toNewsroom}</Link>
      </p>
    </Message>
  );
}

type Loepende = BrukerDetaljer['suspensjon'];

interface ChangedProps {
  readonly suspensjon: Loepende;
  /** A form was filled in, and stays. */
  readonly isTyped: boolean;
  readonly onTakeStored: () => void;
}

/** Says what another administrator has done in the meantime, and how to go on. */
function ChangedMeanwhile({ suspensjon, isTyped, onTakeStored }: ChangedProps) {
  return (
    <Message purpose="warning" role="alert" heading={t.changedByOther}>
      {suspensjon ? (
        <>
          <p>{t.suspendedNow(formatDay(suspensjon.til))}</p>
          <BegrunnelseText>{suspensjon.begrunnelse}</BegrunnelseText>
        </>
      ) : (
        <p>{t.notSuspendedNow}</p>
      )}
      {isTyped ? (
        <>
          <p>{t.typedIsKept}</p>
          <Button variant="secondary" size="small" onPress={onTakeStored}>
            {t.takeStored}
          </Button>
        </>
      ) : (
        <p>{t.notLifted}</p>
      )}
    </Message>
  );
}

interface Props {
  readonly bruker: BrukerDetaljer;
  readonly suspensjon: NonNullable<Loepende>;
  /** Called when the suspension is gone, with the confirmation. */
  readonly onLifted: (text: string) => Promise<void>;
  /** Another administrator has changed the suspension since it was read. */
  readonly onConflict: (now: BrukerDetaljer) => void;
  readonly onChange: () => void;
}

/** The end and the reason of the suspension, and the buttons that change it and lift it early. */
function LoependeSuspensjon({ bruker, suspensjon, onLifted, onConflict, onChange }: Props) {
  const { run, isBusy, error } = useAction(async () => {
    const outcome = await lift(bruker);
    if (typeof outcome === 'string') await onLifted(outcome);
    else onConflict(outcome);
  });
  return (
    <>
      <DescriptionList
        items={[
          { term: t.suspendedUntil, value: formatDay(suspensjon.til) },
          { term: t.suspendedSince, value: formatDay(suspensjon.fra) },
        ]}
      />
      <h3 className={styles.reasonHeading}>{t.reason}</h3>
      <BegrunnelseText>{suspensjon.begrunnelse}</BegrunnelseText>
      <p className={styles.note}>{t.opensOn(formatDay(suspensjon.til))}</p>
      {error !== null && <Failed error={error} />}
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onChange}>
          {t.changeSuspension}
        </Button>
        <Button variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
          {t.lift}
        </Button>
        {isBusy && <Spinner />}
      </div>
    </>
  );
}

/**
 * The confirmation; or the user as it is now, when another administrator has changed the suspension. It may also have been lifted, by
 * somebody else or by its end date.
 */
async function lift(bruker: BrukerDetaljer): Promise<string | BrukerDetaljer> {
  try {
    await opphevSuspensjon(bruker);
    return t.lifted;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    const now = storedIn(error, brukerDetaljerSchema);
    return now?.suspensjon ? now : t.alreadyLifted;
  }
}
