import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { t } from './texts.ts';

const KolonnerDialog = part(async () => (await import('./kolonner-dialog.tsx')).KolonnerDialog);

/** Opens the choice of columns, for every table of cases. */
export function Kolonner({ className }: { readonly className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={className}
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      >
        {t.columns}
      </Button>
      {isOpen && <KolonnerDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
