import { OctagonAlert } from 'lucide-react';
import type { BegrensningType } from '#domain/sak.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import tag from '#web/ui/tag.module.css';
import styles from './begrensninger.module.css';
import { t } from './texts.ts';

/** The restrictions of a case, a hearing or a file, in the cell that they are about; nothing when there are none. */
export function Begrensninger({ typer }: { readonly typer: readonly BegrensningType[] }) {
  if (typer.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {typer.map((type) => (
        <li key={type} className={`${tag.tag} ${styles.tag}`} data-purpose="warning">
          <Icon icon={OctagonAlert} className={tag.icon} />
          <VisuallyHidden>{t.restriction}</VisuallyHidden>
          {BEGRENSNING_NAVN[type]}
        </li>
      ))}
    </ul>
  );
}

/** Each restriction once, of several hearings. */
export function allTypes(
  parts: readonly { readonly begrensninger: readonly BegrensningType[] }[],
): BegrensningType[] {
  return [...new Set(parts.flatMap(({ begrensninger }) => begrensninger))];
}
