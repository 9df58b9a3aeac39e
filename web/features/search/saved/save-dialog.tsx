import type { Domstol } from '#contract/bruker.ts';
import { asksForSomething } from '#contract/lagrede-soek.ts';
import type { SearchParams } from '#contract/search.ts';
import { lagredeSoekMessages } from '#domain/lagrede-soek.ts';
import type { Varsle } from '#domain/notices.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Message } from '#web/ui/message.tsx';
import { SaveForm } from './save-form.tsx';
import { t } from './save-texts.ts';

/** A search as it has been saved from here. */
export interface Saved {
  readonly id: number;
  readonly navn: string;
  readonly varsle: Varsle;
  readonly foelgerDagen: boolean;
}

export interface SaveDialogProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  /** What it has been saved as, which is changed now. */
  readonly saved: Saved | null;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
}

/** The dialog that saves the search that is shown, with how soon one is told of its hits; as a new one or in the place of another. */
export function SaveDialog(props: SaveDialogProps) {
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
