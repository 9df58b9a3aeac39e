import { useState } from 'react';
import { innsynPaths } from '#contract/innsyn-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { t } from './texts.ts';

const InnsynDialog = part(async () => (await import('./innsyn-dialog.tsx')).InnsynDialog);

/** For whoever is signed in, with access or without: the right to know what is stored does not end with it. */
export function LastNedAlt() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        {t.heading}
      </Button>
      {isOpen && (
        <InnsynDialog
          title={t.heading}
          lead={[t.lead, t.care]}
          hrefOf={(format) => innsynPaths[format].href()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
