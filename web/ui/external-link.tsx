import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import styles from './external-link.module.css';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  readonly href: string;
  readonly children: string;
}

/** Leads away from the service in a tab of its own, and says so: what stands in a form stays where it is. */
export function ExternalLink({ href, children }: Props) {
  return (
    <a href={href} target="_blank" rel="external noopener noreferrer" className={styles.link}>
      <span className={styles.text}>{children}</span>
      <Icon icon={ExternalLinkIcon} size={1} className={styles.icon} />
      <VisuallyHidden> (åpnes i ny fane)</VisuallyHidden>
    </a>
  );
}
