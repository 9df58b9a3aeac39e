import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { ChosenCount } from './chosen-count.tsx';
import type { FacetListProps } from './facet-list.tsx';
import styles from './facets.module.css';

const FacetList = part(async () => (await import('./facet-list.tsx')).FacetList);

/** A button that opens the list of values. */
export function Facet(props: Omit<FacetListProps, 'trigger' | 'onClose'>) {
  const { label, chosen } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <ChosenCount count={chosen.length} />
        <Icon icon={ChevronDown} />
      </button>
      {isOpen && <FacetList {...props} trigger={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
