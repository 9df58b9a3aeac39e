import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { FASETTER, type Fasett, fasettParam, type SearchParams } from '#contract/search.ts';
import type { Fasetter, Fasettverdi } from '#contract/treff.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { formatNumber } from '#web/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Norwegian } from '#web/ui/norwegian.tsx';
import popover from '#web/ui/popover.module.css';
import { TextField } from '#web/ui/text-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './facets.module.css';

const LABELS: Record<Fasett, string> = {
  domstol: 'Domstol',
  sakstype: 'Sakstype',
  rettsmoetetype: 'Rettsmøtetype',
  kode: 'Kode',
};

interface FacetsProps {
  readonly params: SearchParams;
  /** The counts; they come with the first page, and null on the others. */
  readonly fasetter: Fasetter | null;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** What the hits can be narrowed by, with counts; what is chosen stands beside it, each with a button that removes it. */
export function Facets({ params, fasetter, onChange }: FacetsProps) {
  const known = useLastKnown(fasetter);
  const choose = (fasett: Fasett, values: readonly string[]) =>
    onChange({ [fasettParam(fasett)]: [...values], page: 1 });
  const chosen = FASETTER.flatMap((fasett) =>
    params[fasettParam(fasett)].map((verdi) => ({ fasett, verdi })),
  );
  const shown = FASETTER.filter((fasett) => isUseful(fasett, params, known));
  if (shown.length === 0 && chosen.length === 0) return null;
  return (
    <div className={styles.row} role="group" aria-label="Filtrer treffene">
      <span className={styles.label} aria-hidden>
        Filtrer
      </span>
      {shown.map((fasett) => (
        <Facet
          key={fasett}
          label={LABELS[fasett]}
          values={known?.[fasett] ?? []}
          chosen={params[fasettParam(fasett)]}
          onChoose={(values) => choose(fasett, values)}
        />
      ))}
      {chosen.map(({ fasett, verdi }) => (
        <button
          key={`${fasett} ${verdi}`}
          type="button"
          className={styles.chip}
          onClick={() =>
            choose(
              fasett,
              params[fasettParam(fasett)].filter((one) => one !== verdi),
            )
          }
        >
          <VisuallyHidden>{`Fjern ${LABELS[fasett]}: `}</VisuallyHidden>
          {nameOf(verdi, known?.[fasett])}
          <Icon icon={X} />
        </button>
      ))}
      {chosen.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => onChange({ ...withoutFacets, page: 1 })}
        >
          Fjern alle
        </button>
      )}
    </div>
  );
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

/** A facet with one value narrows nothing, nor does the court when the form names one. */
function isUseful(fasett: Fasett, params: SearchParams, known: Fasetter | null): boolean {
  if (params[fasettParam(fasett)].length > 0) return true;
  if (fasett === 'domstol' && params.domstolid !== ALL_COURTS) return false;
  return (known?.[fasett].length ?? 0) > 1;
}

const nameOf = (verdi: string, values: readonly Fasettverdi[] = []) =>
  values.find((one) => one.verdi === verdi)?.navn ?? verdi;

interface FacetProps {
  readonly label: string;
  readonly values: readonly Fasettverdi[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** A button that opens the list of values. Each choice applies at once. */
function Facet({ label, values, chosen, onChoose }: FacetProps) {
  return (
    <Norwegian>
      <DialogTrigger>
        <Button className={styles.button ?? ''}>
          {label}
          {chosen.length > 0 && (
            <span className={styles.count}>
              {chosen.length}
              <VisuallyHidden> valgt</VisuallyHidden>
            </span>
          )}
          <Icon icon={ChevronDown} />
        </Button>
        <Popover
          className={`${popover.popover} ${styles.popover}`}
          offset={4}
          placement="bottom start"
        >
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            <Values values={values} chosen={chosen} onChoose={onChoose} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </Norwegian>
  );
}

/** With more values than this, the list can be searched. */
const MANY = 8;

/** Order and counts stay while the list is open, so that nothing moves under the pointer. */
function Values({ values, chosen, onChoose }: Omit<FacetProps, 'label'>) {
  const [kept] = useState(() => withChosen(values, chosen));
  const [typed, setTyped] = useState('');
  const shown = kept.filter(({ navn }) => navn.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <>
      {kept.length > MANY && (
        <TextField label="Søk i listen" value={typed} onChange={setTyped} autoComplete="off" />
      )}
      <ul className={styles.list}>
        {shown.map(({ verdi, navn, antall }) => (
          <li key={verdi}>
            <Checkbox
              label={
                <span className={styles.value}>
                  <span>{navn}</span> <span className={styles.number}>{formatNumber(antall)}</span>
                </span>
              }
              checked={chosen.includes(verdi)}
              onChange={(checked) =>
                onChoose(checked ? [...chosen, verdi] : chosen.filter((one) => one !== verdi))
              }
            />
          </li>
        ))}
        {shown.length === 0 && <li className={styles.none}>Ingen treff</li>}
      </ul>
      {chosen.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => onChoose([])}>
          Fjern valg
        </button>
      )}
    </>
  );
}

/** A chosen value that no hit has any more is still there to be removed. */
function withChosen(values: readonly Fasettverdi[], chosen: readonly string[]): Fasettverdi[] {
  const gone = chosen.filter((verdi) => !values.some((one) => one.verdi === verdi));
  return [...values, ...gone.map((verdi) => ({ verdi, navn: verdi, antall: 0 }))];
}
