import { Fragment, useState } from 'react';
import type { SakHit } from '#contract/sak.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { part } from '#web/ui/part.tsx';
import { Empty } from '#web/ui/visually-hidden.tsx';
import { Marked, placesIn, type Treffliste } from './marked.tsx';
import { SakLink } from './sak-link.tsx';
import styles from './sak-cells.module.css';
import { DESCRIPTION_LENGTH, PARTER_LENGTH, cut } from './text.ts';
import { t } from './texts.ts';

/** A case number, with a line break only after its last hyphen: `25-187797MED-` `TSOS/TSAR`. */
export function Saksnummer({ value, treff = [] }: { readonly value: string } & Treffliste) {
  const at = value.lastIndexOf('-') + 1;
  const places = placesIn({ treff }, 'saksnummer');
  return (
    <Fragment>
      <Marked text={value.slice(0, at)} places={places} />
      <wbr />
      <Marked text={value.slice(at)} places={places} from={at} />
    </Fragment>
  );
}

/** What the case is about, cut at 200 characters. In print it is whole. */
export function SaksTema({ text, treff = [] }: { readonly text: string | null } & Treffliste) {
  const [open, setOpen] = useState(false);
  if (!text) return <Empty />;
  const places = placesIn({ treff }, 'saksTema');
  const { head, rest } = cut(text, DESCRIPTION_LENGTH);
  if (!rest) return <Marked text={text} places={places} />;
  return (
    <>
      <Marked text={head} places={places} />
      <span className={open ? undefined : styles.onlyOnPaper}>
        <Marked text={rest} places={places} from={head.length} />
      </span>
      {!open && <span className={styles.notOnPaper}> …</span>}{' '}
      <button
        type="button"
        className={styles.linkButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? t.showLess : t.showAll}
      </button>
    </>
  );
}

const ParterDialog = part(async () => (await import('./parter-dialog.tsx')).default);

type ParterTextProps = Pick<
  SakHit,
  'parter' | 'parterStatus' | 'sakId' | 'saksnummer' | 'erHentetFraSakApi'
> &
  Treffliste & {
    /** The list that the case page leads back to, when this is the case page. */
    readonly liste?: string;
  };

/** The parties, or why their names are hidden (docs/PRODUCT.md, "What is hidden, and when"). */
export function ParterText({ liste, ...sak }: ParterTextProps) {
  switch (sak.parterStatus) {
    case 0:
      return sak.parter ? <Names {...sak} parter={sak.parter} /> : <Empty />;
    case 1:
      return <span className={styles.quiet}>{sakMessages.parter.anonymisert}</span>;
    case 2:
      return (
        <SakLink sak={sak} hash="#parter" {...(liste !== undefined && { liste, replace: true })}>
          {sakMessages.parter.utloept()}
        </SakLink>
      );
    case 3:
      return <span className={styles.quiet}>{sakMessages.parter.utenRettsmoete}</span>;
  }
}

interface NamesProps extends Treffliste {
  readonly parter: string;
  readonly saksnummer: string;
}

function Names({ parter, saksnummer, treff = [] }: NamesProps) {
  const [open, setOpen] = useState(false);
  const places = placesIn({ treff }, 'parter');
  const { head, rest } = cut(parter, PARTER_LENGTH);
  if (!rest) return <Marked text={parter} places={places} />;
  return (
    <>
      <Marked text={head} places={places} />
      <span className={styles.onlyOnPaper}>{rest}</span>
      <span className={styles.notOnPaper}> …</span>{' '}
      <button
        type="button"
        className={styles.linkButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {sakMessages.parter.visAlle}
      </button>
      {open && (
        <ParterDialog parter={parter} saksnummer={saksnummer} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
