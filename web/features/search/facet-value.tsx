import type { Fasettverdi } from '#contract/treff.ts';
import { formatNumber } from '#web/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './facets.module.css';

interface FacetValueProps {
  readonly value: Fasettverdi;
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** A value of a facet, with its number of hits. It applies at once. */
export function FacetValue({ value, chosen, onChoose }: FacetValueProps) {
  const { verdi, navn, antall } = value;
  return (
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
  );
}
