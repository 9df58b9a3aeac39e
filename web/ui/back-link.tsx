import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

interface Props extends Pick<LinkProps, 'to'> {
  readonly children: string;
}

/** Above a page's heading: the way back to where its like are found. */
export function BackLink({ to, children }: Props) {
  return (
    <Link className={styles.back} to={to}>
      <Icon icon={ArrowLeft} />
      <span>{children}</span>
    </Link>
  );
}
