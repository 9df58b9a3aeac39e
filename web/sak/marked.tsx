import type { ReactNode } from 'react';
import type { Hit } from '#contract/sak.ts';
import type { Treff, TreffFelt } from '#contract/treff.ts';
import { FELT_NAVN, SAK_FELT, SEARCH_FIELDS } from '#domain/sak-felt.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './marked.module.css';
import { keepTogether } from './text.ts';
import { t } from './texts.ts';

/** What the search found in a row; lists that are no search have none. */
export type Treffliste = Partial<Pick<Hit, 'treff'>>;

interface MarkedProps {
  readonly text: string;
  readonly places: Treff['steder'];
  /** Where `text` begins in the field that the places belong to. */
  readonly from?: number;
}

/** A text with the words of the search marked in it. */
export function Marked({ text, places, from = 0 }: MarkedProps) {
  return splitAt(keepTogether(text), places, from).map((piece, index) =>
    index % 2 === 0 ? piece : <Mark key={index}>{piece}</Mark>,
  );
}

interface MarkProps {
  /** What screen readers hear before it, where the words themselves do not say why they are marked. */
  readonly hidden?: string;
  readonly children: ReactNode;
}

/** The one mark for what was asked for. */
export function Mark({ hidden, children }: MarkProps) {
  return (
    <mark className={styles.mark}>
      {hidden && <VisuallyHidden>{`${hidden}: `}</VisuallyHidden>}
      {children}
    </mark>
  );
}

/** The text in pieces: not marked, marked, not marked … Places outside the text are left out. */
export function splitAt(text: string, places: Treff['steder'], from = 0): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const { fra, til } of places) {
    const start = Math.max(at, fra - from);
    const end = Math.min(text.length, til - from);
    if (end <= start) continue;
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at)];
}

/** Where the words stand in a field that the row shows. */
export function placesIn({ treff = [] }: Treffliste, felt: TreffFelt): Treff['steder'] {
  return treff.flatMap((one) => (one.felt === felt && one.utdrag === null ? one.steder : []));
}

/** What the row shows needs no label. */
function labelOf(felt: TreffFelt): string | undefined {
  if (felt === 'tiltale') return t.inIndictment;
  if (felt === 'avgjorelse') return t.inDecision;
  const key = SEARCH_FIELDS.find((one) => {
    const { shown, ...rest } = SAK_FELT[one];
    return shown === 'page' && 'field' in rest && rest.field === felt;
  });
  return key && FELT_NAVN[key];
}

/** Why this is a hit, when the words stand where the row shows nothing: a lawyer, a sentence of a document. */
export function Elsewhere({ treff = [] }: Treffliste) {
  return treff.map(({ felt, steder, utdrag }) => {
    if (utdrag === null) return null;
    const label = labelOf(felt);
    return (
      <span key={`${felt} ${utdrag}`} className={styles.elsewhere}>
        {label && <span className={styles.label}>{`${label}: `}</span>}
        <Marked text={utdrag} places={steder} />
      </span>
    );
  });
}
