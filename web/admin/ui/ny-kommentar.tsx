import { useState } from 'react';
import { samtaleMessages } from '#domain/samtale.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { LIMITS } from '#domain/text-rules.ts';
import { type Om, leggTilKommentar } from '#web/admin/api/samtale.ts';
import { failureText } from '#web/api/client.ts';
import { draftKey, useDraft } from '#web/form/draft.ts';
import { RestoredMessage } from '#web/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/field.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { t } from './samtale-texts.ts';
import styles from './samtale.module.css';

interface Props {
  readonly id: string;
  readonly om: Om;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error?: string | undefined;
  /** Reads the conversation again. */
  readonly onAdded: () => Promise<unknown>;
}

/** The field for a comment, and the button that saves it alone. What is typed stays when that fails. */
export function NyKommentar({ id, om, text, onText, error, onAdded }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const adding = useAction(async () => {
    await leggTilKommentar(om, text);
    onText('');
    setAdded(true);
    await onAdded();
  });
  const add = () => {
    const found = checkKommentar(text);
    setWrong(found);
    if (found === null) void adding.run();
    else focusField(id);
  };
  return (
    <div className={styles.add}>
      <TextArea
        id={id}
        size="medium"
        rows={3}
        label={t.comment}
        description={om.slag === 'soeknad' ? t.commentHint : t.commentHintOfUser}
        value={text}
        error={error ?? wrong ?? undefined}
        readOnly={adding.isBusy}
        onChange={(typed) => {
          setWrong(null);
          setAdded(false);
          adding.forget();
          onText(typed);
        }}
      />
      {adding.error !== null && (
        <Message purpose="danger" role="alert">
          <p>{failureText(adding.error)}</p>
        </Message>
      )}
      <div className={styles.row}>
        <Button variant="secondary" size="small" aria-busy={adding.isBusy} onPress={add}>
          {t.add}
        </Button>
        {adding.isBusy && <Spinner />}
      </div>
      <LiveRegion>{isAdded && t.added}</LiveRegion>
    </div>
  );
}

function checkKommentar(text: string): string | null {
  if (text.trim() === '') return samtaleMessages.missing;
  return text.length > LIMITS.text ? soeknadMessages.invalid.text : null;
}

const NOTHING = { tekst: '' };

/** The same where there is nothing to decide, with a draft of its own. */
export function EgenKommentar({
  om,
  administrator,
  onAdded,
}: Pick<Props, 'om' | 'onAdded'> & { readonly administrator: string }) {
  const draft = useDraft(draftKey(`samtale-${om.id}`, administrator), NOTHING);
  return (
    <>
      {draft.wasRestored && <RestoredMessage onStartAfresh={draft.startAfresh} />}
      <NyKommentar
        id={`samtale-${om.slag}`}
        {...{ om, onAdded }}
        text={String(draft.values['tekst'])}
        onText={(tekst) => draft.setValues({ tekst })}
      />
    </>
  );
}
