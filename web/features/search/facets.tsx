import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FASETTER, type Fasett, fasettParam, type SearchParams } from '#contract/search.ts';
import type { Fasetter, Fasettverdi } from '#contract/treff.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Facet } from './facet.tsx';
import styles from './facets.module.css';

const NAMES: Record<Fasett, { label: string; many: string }> = {
  domstol: { label: 'Domstol', many: 'domstoler' },
  sakstype: { label: 'Sakstype', many: 'sakstyper' },
  rettsmoetetype: { label: 'Rettsmøtetype', many: 'rettsmøtetyper' },
  kode: { label: 'Kode', many: 'koder' },
  begrensning: { label: 'Begrensning', many: 'begrensninger' },
};

interface FacetsProps {
  readonly params: SearchParams;
  /** The counts; they come with the first page, and null on the others. */
  readonly fasetter: Fasetter | null;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** What the hits can be narrowed by, with counts; what is chosen stands beside it, each with a button that removes it. */
export function Facets({ params, fasetter, onChange }: FacetsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const known = useLastKnown(fasetter);
  const chosen = FASETTER.flatMap((fasett) =>
    params[fasettParam(fasett)].map((verdi) => ({ fasett, verdi })),
  );
  const shown = FASETTER.filter((fasett) => isUseful(fasett, params, known));
  const isEmpty = shown.length === 0 && chosen.length === 0;
  // After a removal the focus is in the row, which therefore stays.
  if (isEmpty && !wasUsed) return null;
  const choose = (fasett: Fasett, values: readonly string[]) =>
    onChange({ [fasettParam(fasett)]: [...values], page: 1 });
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
    onChange({ ...withoutFacets, page: 1 });
  };
  return (
    <div ref={row} className={styles.row} role="group" aria-label="Filtrer treffene" tabIndex={-1}>
      {!isEmpty && (
        <span className={styles.label} aria-hidden>
          Filtrer
        </span>
      )}
      {shown.map((fasett) => (
        <Facet
          key={fasett}
          {...NAMES[fasett]}
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
          <VisuallyHidden>{`Fjern ${NAMES[fasett].label}: `}</VisuallyHidden>
          {nameOf(verdi, known?.[fasett])}
          <Icon icon={X} />
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className={styles.clear} onClick={removeAll}>
          Fjern alle
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

/** A search in which nothing is chosen. */
const withoutFacets = Object.fromEntries(
  FASETTER.map((fasett) => [fasettParam(fasett), []]),
) as Partial<SearchParams>;

/** Later pages have no counts: those of the first page stay. */
function useLastKnown(fasetter: Fasetter | null): Fasetter | null {
  const [known, setKnown] = useState(fasetter);
  if (fasetter && fasetter !== known) setKnown(fasetter);
  return fasetter ?? known;
}

/** A facet with one value narrows nothing, except a restriction, nor does the court when the form names one. */
function isUseful(fasett: Fasett, params: SearchParams, known: Fasetter | null): boolean {
  if (params[fasettParam(fasett)].length > 0) return true;
  if (fasett === 'domstol' && params.domstolid !== ALL_COURTS) return false;
  return (known?.[fasett].length ?? 0) > (fasett === 'begrensning' ? 0 : 1);
}

const nameOf = (verdi: string, values: readonly Fasettverdi[] = []) =>
  values.find((one) => one.verdi === verdi)?.navn ?? verdi;
