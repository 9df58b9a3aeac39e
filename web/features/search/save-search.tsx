import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import type { SearchParams } from '#contract/search.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { t } from './results-texts.ts';

const SaveDialog = part(async () => (await import('./saved/save-dialog.tsx')).SaveDialog);

interface SaveSearchProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
}

/** 'Lagre søket': saves the search that is shown. */
export function SaveSearch(props: SaveSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      >
        <Icon icon={BookmarkPlus} />
        {t.saveSearch}
      </Button>
      {isOpen && <SaveDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
