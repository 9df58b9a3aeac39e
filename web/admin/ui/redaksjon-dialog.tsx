import { useEffect, useRef, useState } from 'react';
import { type Redaksjon, redaksjonSchema } from '#contract/admin/redaksjoner.ts';
import { displayName } from '#domain/person-name.ts';
import { endreRedaksjon, opprettRedaksjon } from '#web/admin/api/redaksjoner.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { formatDayAndTime } from '#web/format.ts';
import { textProps } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import styles from './redaksjon-dialog.module.css';
import { type Skjema, sentOf, skjemaOf, skjemaSchema } from './redaksjon-skjema.ts';
import { t } from './redaksjon-skjema-texts.ts';

interface NyProps {
  readonly initial: Skjema;
  /** With its id, and how many users belong to it from the start. */
  readonly onAdded: (
    added: { readonly id: string; readonly brukere: number },
    navn: string,
  ) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that adds a newsroom. */
export function NyRedaksjonDialog({ initial, onAdded, onClose }: NyProps) {
  const form = useForm({
    schema: skjemaSchema,
    initial,
    draftKey: null,
    isInDialog: true,
    onSubmit: async (skjema) => onAdded(await opprettRedaksjon(sentOf(skjema)), skjema.navn),
  });
  return (
    <DialogForm title={t.newTitle} form={form} submit={t.add} onClose={onClose}>
      <Fields form={form} />
    </DialogForm>
  );
}

interface EndreProps {
  readonly redaksjon: Redaksjon;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that changes a newsroom. What another administrator has changed meanwhile stands beside what was typed until one is chosen. */
export function EndreRedaksjonDialog({ redaksjon, onChanged, onClose }: EndreProps) {
  const [read, setRead] = useState(redaksjon);
  const [now, setNow] = useState<Redaksjon | null>(null);
  const form = useForm({
    schema: skjemaSchema,
    initial: skjemaOf(redaksjon),
    draftKey: null,
    isInDialog: true,
    requireChange: now === null,
    onSubmit: async (skjema) => {
      try {
        await endreRedaksjon(redaksjon.id, { ...sentOf(skjema), versjon: read.versjon });
      } catch (error) {
        const stored = storedIn(error, redaksjonSchema);
        if (!stored) throw error;
        return setNow(stored);
      }
      await onChanged();
    },
  });
  const settle = () => {
    if (now) setRead(now);
    setNow(null);
  };
  return (
    <DialogForm title={t.changeTitle} form={form} submit={t.save} onClose={onClose}>
      {now && (
        <Konflikt
          now={now}
          typed={form.values}
          onKeep={settle}
          onTake={() => {
            const theirs = skjemaOf(now);
            for (const field of FIELDS) form.set(field, theirs[field]);
            settle();
          }}
        />
      )}
      <Fields form={form} />
    </DialogForm>
  );
}

const LABELS = {
  navn: t.name,
  redaktoerNavn: t.editorName,
  redaktoerEpost: t.editorMail,
  domener: t.domains,
  kontakter: t.contacts,
};
const FIELDS = Object.keys(LABELS) as (keyof Skjema)[];

interface KonfliktProps {
  readonly now: Redaksjon;
  readonly typed: Skjema;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What differs, both texts of it, and the choice: nothing is saved before it. */
function Konflikt({ now, typed, onKeep, onTake }: KonfliktProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [now]);
  const theirs = skjemaOf(now);
  const { endret } = now;
  const who = endret?.av ? displayName(endret.av) : t.someone;
  return (
    <Message
      purpose="warning"
      role="alert"
      heading={t.changedBy(who, endret ? formatDayAndTime(endret.tidspunkt) : '').trim()}
      headingRef={heading}
    >
      <p>{t.choose}</p>
      {FIELDS.filter((field) => theirs[field] !== typed[field]).map((field) => (
        <dl key={field} className={styles.differs}>
          <dt>{LABELS[field]}</dt>
          <dd>
            {t.nowItSays} <span className={styles.words}>{theirs[field] || t.nothing}</span>
          </dd>
          <dd>
            {t.youWrote} <span className={styles.words}>{typed[field] || t.nothing}</span>
          </dd>
        </dl>
      ))}
      <div className={styles.choice}>
        <Button variant="secondary" size="small" onPress={onKeep}>
          {t.keepMine}
        </Button>
        <Button variant="secondary" size="small" onPress={onTake}>
          {t.takeTheirs}
        </Button>
      </div>
    </Message>
  );
}

function Fields({ form }: { readonly form: Form<Skjema> }) {
  return (
    <>
      <TextField {...textProps(form, 'navn')} isRequired label={t.name} />
      <TextField {...textProps(form, 'redaktoerNavn')} label={t.editorName} />
      <TextField
        {...textProps(form, 'redaktoerEpost')}
        label={t.editorMail}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...textProps(form, 'domener')}
        label={t.domains}
        description={t.domainsHint}
        rows={2}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...textProps(form, 'kontakter')}
        label={t.contacts}
        description={t.contactsHint}
        rows={3}
        spellCheck={false}
      />
    </>
  );
}
