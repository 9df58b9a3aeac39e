import { asksForSomething } from '#contract/lagrede-soek.ts';
import { lagredeSoekMessages } from '#domain/lagrede-soek.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Message } from '#web/ui/message.tsx';
import { SaveForm, type SaveFormProps } from './save-form.tsx';
import { t } from './save-texts.ts';

/** The dialog that saves the search that is shown, with how soon one is told of its hits; as a new one or in the place of another. */
export function SaveDialog(props: SaveFormProps) {
  return (
    <Dialog title={props.saved ? t.changeTitle : t.title} onClose={props.onClose}>
      {asksForSomething(props.params) ? (
        <SaveForm {...props} />
      ) : (
        <Message purpose="info">
          <p>{lagredeSoekMessages.tooWide}</p>
        </Message>
      )}
    </Dialog>
  );
}
