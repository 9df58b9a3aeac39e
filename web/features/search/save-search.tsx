import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import type { SearchParams } from '#contract/search.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { t } from './results-texts.ts';
import type { Saved } from './saved/save-form.tsx';

const SaveDialog = part(async () => (await import('./saved/save-parts.ts')).SaveDialog);
const SavedReceipt = part(async () => (await import('./saved/save-parts.ts')).SavedReceipt);

interface SaveSearchProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
}

/** 'Lagre søket': the button that saves the search that is shown, and what is said when it has been. */
export function useSaveSearch(props: SaveSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [last, setLast] = useState<{ readonly search: string; readonly saved: Saved }>();
  const open = () => setIsOpen(true);
  // A page of it, or only what is new of it, is the same search.
  const search = JSON.stringify({ ...props.params, page: 0, pageSize: 0, nye: 0 });
  const saved = last?.search === search ? last.saved : null;
  return {
    button: (
      <>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onPress={open}>
          <Icon icon={BookmarkPlus} />
          {saved ? t.savedSearch : t.saveSearch}
        </Button>
        {isOpen && (
          <SaveDialog
            {...props}
            saved={saved}
            onSaved={(now) => setLast({ search, saved: now })}
            onClose={() => setIsOpen(false)}
          />
        )}
      </>
    ),
    receipt: <div role="status">{saved && <SavedReceipt saved={saved} onChange={open} />}</div>,
  };
}
