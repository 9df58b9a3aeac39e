import type { SakHit } from '#contract/sak.ts';
import { StarButton } from '#web/sak/favoritt.tsx';
import { useTableActions } from './table-actions.ts';

/** The star of a row. */
export function SakStar({ sak }: { readonly sak: SakHit }) {
  const { toggle } = useTableActions();
  return (
    <StarButton
      saksnummer={sak.saksnummer}
      isFavoritt={sak.isFavoritt}
      onToggle={() => toggle(sak, !sak.isFavoritt)}
    />
  );
}
