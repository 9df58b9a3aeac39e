import { useState } from 'react';
import { adminPaths } from '#contract/admin/paths.ts';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { InnsynDialog } from '#web/innsyn/innsyn-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './bruker.module.css';
import { t } from './texts.tsx';

/** The file that a user who has asked for insight is given, who can't sign in. */
export function Innsyn({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="innsyn" className={styles.box}>
      <h2 id="innsyn" className={styles.boxHeading}>
        {t.insight}
      </h2>
      <p className={styles.none}>{t.insightWhen}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          {t.downloadAll}
        </Button>
      </div>
      {isOpen && (
        <InnsynDialog
          title={t.downloadAll}
          lead={[t.insightLead, t.insightCare]}
          hrefOf={(format) => adminPaths.brukerInnsyn[format].href(bruker.id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
