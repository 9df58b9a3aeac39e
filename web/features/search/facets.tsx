import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Fasett, fasettParam, type SearchParams } from '#contract/search.ts';
import type { Fasetter, Fasettverdi } from '#contract/treff.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { choosing, choosingNothing, chosenValues, usefulFacets } from './facet-model.ts';
import { Facet } from './facet.tsx';
import styles from './facets.module.css';
import { FASETT_NAVN, t } from './results-texts.ts';

interface FacetsProps {
  readonly params: SearchParams;
  /** The counts, as far as they are known. */
  readonly known: Fasetter | null;
  /** The hits are being read: the row keeps its place, and what is in it. */
  readonly isLoading: boolean;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** What the hits can be narrowed by, with counts; what is chosen stands beside it, each with a button that removes it. */
export function Facets({ params, known, isLoading, onChange }: FacetsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const chosen = chosenValues(params);
  const shown = usefulFacets(params, known);
  const isEmpty = shown.length === 0 && chosen.length === 0;
  // After a removal the focus is in the row, which therefore stays.
  if (isEmpty && !wasUsed) return isLoading ? <div className={styles.place} /> : null;
  const choose = (fasett: Fasett, values: readonly string[]) => onChange(choosing(fasett, values));
  const remove = (chip: Element, fasett: Fasett, verdi: string) => {
    setWasUsed(true);
    (neighbourOf(chip) ?? row.current)?.focus();
    choose(
      fasett,
      params[fasettParam(fasett)].filter((one) => one !== verdi),
    );
  };
  const removeAll = () => {
    setWasUsed(true);
    row.current?.focus();
    onChange(choosingNothing);
  };
  return (
    <div
      ref={row}
      className={styles.row}
      role="group"
      aria-label={t.filterHits}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
    >
      {!isEmpty && (
        <span className={styles.label} aria-hidden>
          {t.filter}
        </span>
      )}
      {shown.map((fasett) => (
        <Facet
          key={fasett}
          {...FASETT_NAVN[fasett]}
          values={known?.[fasett] ?? []}
          chosen={params[fasettParam(fasett)]}
          onChoose={(values) => choose(fasett, values)}
        />
      ))}
      {chosen.length > 0 && <span className={styles.line} />}
      {chosen.map(({ fasett, verdi }) => (
        <button
          key={`${fasett} ${verdi}`}
          type="button"
          className={styles.chip}
          data-chip
          onClick={(event) => remove(event.currentTarget, fasett, verdi)}
        >
          <VisuallyHidden>{t.remove(FASETT_NAVN[fasett].label)}</VisuallyHidden>
          {nameOf(verdi, known?.[fasett])}
          <Icon icon={X} />
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className={styles.clear} onClick={removeAll}>
          {t.removeAll}
        </button>
      )}
    </div>
  );
}

/** Where the focus goes when a chip is removed: to the next chip, else to the one before. */
function neighbourOf(chip: Element): HTMLElement | null {
  const beside = [chip.nextElementSibling, chip.previousElementSibling];
  return beside.find((one): one is HTMLElement => one?.matches('[data-chip]') ?? false) ?? null;
}

const nameOf = (verdi: string, values: readonly Fasettverdi[] = []) =>
  values.find((one) => one.verdi === verdi)?.navn ?? verdi;
