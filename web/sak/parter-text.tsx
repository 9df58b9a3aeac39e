import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { SakHit } from '#contract/sak.ts';
import { messages } from '#domain/messages.ts';
import { cut, PARTER_LENGTH } from './text.ts';
import { Empty } from '#web/ui/visually-hidden.tsx';
import { sakHref } from './sak-address.ts';
import styles from './sak-cells.module.css';

const ParterDialog = lazy(() => import('./parter-dialog.tsx'));

type ParterTextProps = Pick<
  SakHit,
  'parter' | 'parterStatus' | 'sakId' | 'saksnummer' | 'erHentetFraSakApi'
> & {
  /** Whether the reason is a link to the case page, as in lists. */
  readonly asLink?: boolean;
};

/** The parties, or why their names are hidden (docs/PRODUCT.md, "What is hidden, and when"). */
export function ParterText({ asLink = true, ...sak }: ParterTextProps) {
  switch (sak.parterStatus) {
    case 0:
      return sak.parter ? <Names parter={sak.parter} saksnummer={sak.saksnummer} /> : <Empty />;
    case 1:
      return <span className={styles.quiet}>{messages.parter.anonymisert}</span>;
    case 2:
      return asLink ? (
        <Link to={`${sakHref(sak)}#parter`}>{messages.parter.eldreEnnToUker}</Link>
      ) : (
        <span className={styles.quiet}>{messages.parter.eldreEnnToUker}</span>
      );
    case 3:
      return <span className={styles.quiet}>{messages.parter.utenRettsmoete}</span>;
  }
}

function Names({ parter, saksnummer }: { readonly parter: string; readonly saksnummer: string }) {
  const [open, setOpen] = useState(false);
  const { head, rest } = cut(parter, PARTER_LENGTH);
  if (!rest) return parter;
  return (
    <>
      {head}
      <span className={styles.onlyOnPaper}>{rest}</span>
      <span className={styles.notOnPaper}> …</span>{' '}
      <button
        type="button"
        className={styles.linkButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {messages.parter.visAlle}
      </button>
      {open && (
        <Suspense>
          <ParterDialog parter={parter} saksnummer={saksnummer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
