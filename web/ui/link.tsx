import { ArrowLeft, ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './link.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BackLinkProps extends Pick<LinkProps, 'to'> {
  readonly children: string;
}

/** Above a page's heading: the way back to where its like are found. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={styles.back} to={to}>
      <Icon icon={ArrowLeft} />
      <span>{children}</span>
    </Link>
  );
}

interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** Leads away from the service in a tab of its own, and says so: what stands in a form stays where it is. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="external noopener noreferrer" className={styles.link}>
      <span className={styles.text}>{children}</span>
      <Icon icon={ExternalLinkIcon} size={1} className={styles.icon} />
      <VisuallyHidden> (åpnes i ny fane)</VisuallyHidden>
    </a>
  );
}
