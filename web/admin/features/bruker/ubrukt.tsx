import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { type BrukerDetaljer, brukerDetaljerSchema } from '#contract/admin/brukere.ts';
import { paragraphs } from '#contract/soeknad.ts';
import { osloDay } from '#domain/time.ts';
import { ubruktMessages } from '#domain/ubrukt.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { beholdTilgang, brukereKey, brukerQuery } from '#web/admin/api/brukere.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { draftKey } from '#web/form/draft.ts';
import { FormOutcome, RestoredMessage, textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { BegrunnelseText } from '#web/soeknad/lists.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './bruker.module.css';
import { UBRUKT as t } from './texts.tsx';

type Ubrukt = NonNullable<BrukerDetaljer['ubrukt']>;

/** 'Ikke brukt siden …, avsluttes dd.mm.åååå.' */
function ubruktText({ siden, avsluttes }: Ubrukt): string {
  const since = formatDay(siden);
  if (avsluttes === null) return t.unused(since);
  // On that day it would have ended: the warning has not come out.
  return avsluttes <= osloDay(serverNow())
    ? t.notTold(since)
    : t.unusedEnds(since, formatDay(avsluttes));
}

/**
 * The box about access that nobody uses: since when, when it ends, and the form that keeps it for a reason; or that it was kept, and
 * the way back. Not there for anybody else.
 */
export function UbruktTilgang({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { id, ubrukt, beholdt } = bruker;
  const headingId = useId();
  const cache = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  /** Another one was first; what was typed is shown, and not lost. */
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const done = async (text: string | null, typed = '') => {
    await cache.invalidateQueries({ queryKey: brukerQuery(id).queryKey });
    void cache.invalidateQueries({ queryKey: brukereKey });
    setOvertaken(text === null ? typed : null);
    setMessage(text);
  };
  useEffect(() => {
    if (message) focusHeading();
  }, [message]);
  if (!ubrukt && !beholdt && message === null && overtaken === null) return null;
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      <h2 id={headingId} className={styles.boxHeading}>
        {t.heading}
      </h2>
      <Kvittering text={message} />
      {overtaken !== null && <Overtaken typed={overtaken} />}
      {ubrukt && <p className={styles.none}>{ubruktText(ubrukt)}</p>}
      {ubrukt && <BeholdForm bruker={bruker} onDone={done} />}
      {!ubrukt && beholdt && <Beholdt bruker={bruker} beholdt={beholdt} onDone={done} />}
      {!ubrukt && !beholdt && <p className={styles.none}>{t.used}</p>}
    </section>
  );
}

/** That another one was first, with what was typed. */
function Overtaken({ typed }: { readonly typed: string }) {
  return (
    <Message purpose="warning" role="alert" heading={t.changedByOther}>
      <p>{t.nowStands}</p>
      {typed !== '' && (
        <>
          <p>{t.youWrote}</p>
          <BegrunnelseText>{typed}</BegrunnelseText>
        </>
      )}
    </Message>
  );
}

interface Props {
  readonly bruker: BrukerDetaljer;
  /** What was done, in words; null: nothing, another one was first. */
  readonly onDone: (text: string | null, typed?: string) => Promise<void>;
}

/** A name of its own: the form that suspends has a reason too. */
const formSchema = z.object({ beholdFordi: paragraphs(() => ubruktMessages.reason) });

/** Why the access is kept. What was typed stays when another one was first. */
function BeholdForm({ bruker, onDone }: Props) {
  const form = useForm({
    schema: formSchema,
    initial: { beholdFordi: '' },
    draftKey: draftKey(`behold-${bruker.id}`, useAdministrator()),
    onSubmit: async ({ beholdFordi: begrunnelse }) => {
      await onDone((await tryBehold(bruker, begrunnelse)) ? t.kept : null, begrunnelse);
    },
  });
  return (
    <form noValidate aria-label={t.keep} className={styles.form} onSubmit={form.submit}>
      <FormOutcome form={form} />
      {form.wasRestored && <RestoredMessage onStartAfresh={form.startAfresh} />}
      <TextArea
        {...textProps(form, 'beholdFordi')}
        isRequired
        rows={3}
        label={t.reason}
        description={t.reasonHint}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" aria-busy={form.isSubmitting || undefined}>
          {t.keep}
        </Button>
        {form.isSubmitting && <Spinner />}
      </div>
    </form>
  );
}

/** When and why it was kept, and the button that takes that back. */
function Beholdt({
  bruker,
  beholdt,
  onDone,
}: Props & { readonly beholdt: NonNullable<BrukerDetaljer['beholdt']> }) {
  const { run, isBusy, error } = useAction(async () => {
    await onDone((await tryBehold(bruker, null)) ? t.takenBack : null);
  });
  return (
    <>
      <p className={styles.none}>{t.keptOn(formatDay(beholdt.tidspunkt))}</p>
      <BegrunnelseText>{beholdt.begrunnelse}</BegrunnelseText>
      {error !== null && <Failed error={error} />}
      <div className={styles.actions}>
        <Button variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
          {t.takeBack}
        </Button>
        {isBusy && <Spinner />}
      </div>
    </>
  );
}

/** False when another administrator has changed the user since it was read, or the user has come back. */
async function tryBehold(bruker: BrukerDetaljer, begrunnelse: string | null): Promise<boolean> {
  try {
    await beholdTilgang(bruker, begrunnelse);
    return true;
  } catch (error) {
    if (!storedIn(error, brukerDetaljerSchema)) throw error;
    return false;
  }
}
