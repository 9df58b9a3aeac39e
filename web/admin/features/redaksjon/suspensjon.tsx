import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Redaksjon, redaksjonSchema } from '#contract/admin/redaksjoner.ts';
import { lastDayOf } from '#domain/redaksjon-suspensjon.ts';
import { opphevRedaksjonSuspensjon } from '#web/admin/api/redaksjon-suspensjon.ts';
import { redaksjonQuery, redaksjonerKey } from '#web/admin/api/redaksjoner.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { useOvertaken } from '#web/admin/ui/use-overtaken.ts';
import { formatMoment, formatDay } from '#web/format.ts';
import { BegrunnelseText } from '#web/soeknad/lists.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Message } from '#web/ui/message.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { Boks } from './boks.tsx';
import styles from './redaksjon.module.css';
import { SuspensjonForm } from './suspensjon-form.tsx';
import { t } from './suspensjon-texts.ts';

/** The suspension of the newsroom as a whole, or the form that suspends it. */
export function Suspensjon({ redaksjon }: { readonly redaksjon: Redaksjon }) {
  const { id, suspensjon, beroert } = redaksjon;
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isTyped, setTyped] = useState(false);
  /** What is read again then is what was done here. */
  const [isDone, setDone] = useState(false);
  const isOvertaken = useOvertaken(suspensjon, (isChanging || isTyped) && !isDone);
  /** Counts the forms: each begins with what is in force. */
  const [nr, setNr] = useState(0);
  /** Another administrator was first: with a form that is filled in, or when the suspension was to be lifted. */
  const [conflict, setConflict] = useState<'form' | 'lift' | null>(null);
  const begin = (changing: boolean) => {
    setMessage(null);
    setConflict(null);
    setTyped(false);
    setDone(false);
    setChanging(changing);
    setNr((before) => before + 1);
  };
  const overtaken = (now: Redaksjon, at: 'form' | 'lift') => {
    queryClient.setQueryData(redaksjonQuery(id).queryKey, now);
    setMessage(null);
    setConflict(at);
  };
  const done = async (text: string) => {
    setDone(true);
    await queryClient.invalidateQueries({ queryKey: redaksjonerKey });
    begin(false);
    setMessage(text);
  };
  useEffect(() => {
    if (message) focusHeading();
  }, [message]);
  const said = conflict ?? (isOvertaken ? 'form' : null);
  const showsForm = said === 'form' || !suspensjon || isChanging;
  return (
    <Boks id="suspensjon" heading={suspensjon ? t.suspension : t.suspendAll}>
      <Kvittering text={message} />
      {said && (
        <Overtaken
          redaksjon={redaksjon}
          at={said}
          takesFocus={conflict !== null}
          onTakeStored={() => begin(false)}
        />
      )}
      {!suspensjon && <p className={styles.quiet}>{t.loseAccess(beroert)}</p>}
      {showsForm ? (
        <SuspensjonForm
          key={nr}
          redaksjon={redaksjon}
          onSuspended={() => done(suspensjon ? t.changed : t.suspended)}
          onConflict={(now) => overtaken(now, 'form')}
          onTyped={setTyped}
          {...(isChanging && { onCancel: () => begin(false) })}
        />
      ) : (
        <Loepende
          redaksjon={redaksjon}
          suspensjon={suspensjon}
          onChange={() => begin(true)}
          onLifted={done}
          onConflict={(now) => overtaken(now, 'lift')}
        />
      )}
    </Boks>
  );
}

interface OvertakenProps {
  readonly redaksjon: Redaksjon;
  readonly at: 'form' | 'lift';
  /** What was pressed had no effect. Else it came while something was being typed, which goes on. */
  readonly takesFocus: boolean;
  readonly onTakeStored: () => void;
}

/** Says what another administrator has done meanwhile, who and when, and how to go on. What was typed stays in the form. */
function Overtaken({ redaksjon, at, takesFocus, onTakeStored }: OvertakenProps) {
  const { suspensjon, endret } = redaksjon;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Message purpose="warning" role="alert" heading={t.changedByOther} headingRef={heading}>
      {endret && <p>{t.changedBy(endret.av ?? t.somebody, formatMoment(endret.tidspunkt))}</p>}
      {suspensjon ? (
        <>
          <p>
            {suspensjon.til === null ? t.openEndedNow : t.suspendedNow(lastDay(suspensjon.til))}
          </p>
          <BegrunnelseText>{suspensjon.begrunnelse}</BegrunnelseText>
        </>
      ) : (
        <p>{t.notSuspendedNow}</p>
      )}
      {at === 'form' ? (
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

interface LoependeProps {
  readonly redaksjon: Redaksjon;
  readonly suspensjon: NonNullable<Redaksjon['suspensjon']>;
  readonly onChange: () => void;
  readonly onLifted: (text: string) => Promise<void>;
  readonly onConflict: (now: Redaksjon) => void;
}

/** Since when, until when and why, and the buttons that change it and lift it. */
function Loepende({ redaksjon, suspensjon, onChange, onLifted, onConflict }: LoependeProps) {
  const [isAsking, setAsking] = useState(false);
  const action = useAction(async () => {
    try {
      await opphevRedaksjonSuspensjon(redaksjon);
    } catch (error) {
      const now = storedIn(error, redaksjonSchema);
      if (!now) throw error;
      setAsking(false);
      return onConflict(now);
    }
    setAsking(false);
    await onLifted(t.lifted);
  });
  return (
    <>
      <DescriptionList
        items={[
          { term: t.since, value: formatDay(suspensjon.fra) },
          suspensjon.til === null
            ? { term: t.applies, value: t.openEnded }
            : { term: t.through, value: lastDay(suspensjon.til) },
        ]}
      />
      <h3 className={styles.reasonHeading}>{t.reason}</h3>
      <BegrunnelseText>{suspensjon.begrunnelse}</BegrunnelseText>
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onChange}>
          {t.change}
        </Button>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t.letIn}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.letInAll}
          confirm={t.letIn}
          action={action}
          onClose={() => {
            action.forget();
            setAsking(false);
          }}
        >
          <p>{t.haveAccess(redaksjon.beroert)}</p>
          <p>{t.notAlone}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The last day of a suspension that ends by itself as the day `til` begins. */
const lastDay = (til: string) => formatDay(lastDayOf(til)!);
