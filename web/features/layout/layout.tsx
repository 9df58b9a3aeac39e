import { type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { useArrival } from './use-arrival.ts';

const MAIN = 'hovedinnhold';

interface Props {
  /** Work pages are wide; pages with one task are narrow, header and footer included (design notes §1). */
  readonly width?: 'wide' | 'narrow';
  /** Whether somebody is known to be signed in, whose name can be asked for. */
  readonly hasUser?: boolean;
}

/** Header, page, footer. */
export function Layout(props: Props) {
  return (
    <Chrome {...props}>
      <Outlet />
    </Chrome>
  );
}

export function Chrome({ hasUser = false, ...rest }: Props & { readonly children: ReactNode }) {
  return <Frame {...rest} header={<Header hasUser={hasUser} />} />;
}

interface FrameProps extends Pick<Props, 'width'> {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** What every page has around it, whosever header it is. */
export function Frame({ width = 'wide', header, children }: FrameProps) {
  useArrival();
  return (
    <div className={styles.layout} data-width={width}>
      <SkipLink to={MAIN} />
      {header}
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
