import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { ChosenCount } from './chosen-count.tsx';
import { chosenValues } from './facet-model.ts';
import type { FiltersDialogProps } from './filters-dialog.tsx';
import styles from './filters.module.css';
import { t } from './results-texts.ts';

const FiltersDialog = part(async () => (await import('./filters-dialog.tsx')).FiltersDialog);

interface FiltersProps extends Omit<FiltersDialogProps, 'onClose'> {
  /** There are no hits: then only what is chosen can be changed. */
  readonly isEmpty: boolean;
}

/** Below 600 px: one button for the order and the facets, with the number of chosen values. */
export function Filters({ isEmpty, ...props }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { length } = chosenValues(props.params);
  if (isEmpty && length === 0 && !isOpen) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.open}
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      >
        <Icon icon={SlidersHorizontal} />
        {t.filters}
        <ChosenCount count={length} />
      </Button>
      {isOpen && <FiltersDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
