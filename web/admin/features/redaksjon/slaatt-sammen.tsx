import { Undo2 } from 'lucide-react';
import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { kanSkillesTil } from '#domain/redaksjon.ts';
import { osloIso } from '#domain/time.ts';
import { skillRedaksjoner } from '#web/admin/api/redaksjoner.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { failureText } from '#web/api/client.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './texts.ts';

interface Props {
  readonly redaksjon: Redaksjon;
  readonly onUndone: (text: string) => Promise<void>;
}

/** What was merged into the newsroom in the last day, each with the way back. Only the server decides whether the time is over. */
export function SlaattSammen({ redaksjon, onUndone }: Props) {
  return redaksjon.slaattSammen.map((one) => (
    <En key={one.id} id={redaksjon.id} one={one} onUndone={onUndone} />
  ));
}

interface EnProps extends Pick<Props, 'onUndone'> {
  readonly id: string;
  readonly one: Redaksjon['slaattSammen'][number];
}

function En({ id, one, onUndone }: EnProps) {
  const { run, isBusy, error } = useAction(async () => {
    await skillRedaksjoner(id, one.id);
    await onUndone(t.undone(one.navn));
    focusHeading();
  });
  const until = osloIso(kanSkillesTil(new Date(one.tidspunkt)));
  return (
    <Message purpose="info">
      <p>
        {t.merged(one.navn, formatDayAndTime(one.tidspunkt))} {t.undoUntil(formatDayAndTime(until))}
      </p>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <Button variant="secondary" size="small" aria-busy={isBusy} onPress={() => void run()}>
        <Icon icon={Undo2} />
        {t.undo}
      </Button>
    </Message>
  );
}
