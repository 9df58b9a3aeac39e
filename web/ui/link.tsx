import { ArrowLeft, ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { Link, type LinkProps } from './router-link.tsx';
import { Icon } from './icon.tsx';
import styles from './link.module.css';
import { t } from './texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'onGo'> {
  readonly children: string;
}

/** The link above a page's heading, back to the list that the page belongs to. */
export function BackLink({ children, ...to }: BackLinkProps) {
  return (
    <Link className={styles.back} {...to}>
      <Icon icon={ArrowLeft} />
      <span>{children}</span>
    </Link>
  );
}

interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link out of the service. It opens in a new tab, and says so, so that a half-filled form is not lost. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="external noopener noreferrer" className={styles.link}>
      <span className={styles.text}>{children}</span>
      <Icon icon={ExternalLinkIcon} size={1} className={styles.icon} />
      <VisuallyHidden> {t.inNewTab}</VisuallyHidden>
    </a>
  );
}
