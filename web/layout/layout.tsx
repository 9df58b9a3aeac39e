import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

const MAIN = 'hovedinnhold';

interface LayoutProps {
  /** Work pages are wide; pages with one task are narrow, header and footer included (design notes §1). */
  readonly width?: 'wide' | 'narrow';
  /** Whether somebody is known to be signed in, whose name can be asked for. */
  readonly hasUser?: boolean;
}

/** Header, page, footer. */
export function Layout(props: LayoutProps) {
  return (
    <Chrome {...props}>
      <Outlet />
    </Chrome>
  );
}

export function Chrome({
  hasUser = false,
  ...rest
}: LayoutProps & { readonly children: ReactNode }) {
  return <Frame {...rest} header={<Header hasUser={hasUser} />} />;
}

interface FrameProps extends Pick<LayoutProps, 'width'> {
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

/** How long a page may take to show its heading before focus goes to the page itself, in ms. */
const PATIENCE = 3_000;

/**
 * On arrival at another page, scrolls up and moves focus to its heading, as a page load would. Where the page
 * has placed focus itself (the row one came back to), it stays there; the first page is the browser's affair.
 */
function useArrival(): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return undefined;
    here.current = pathname;
    // A page that is there at once has run its effects before these: it may have gone to its row already.
    if (!hasPlacedFocus()) window.scrollTo(0, 0);
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = window.setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [pathname]);
}

function hasPlacedFocus(): boolean {
  return document.querySelector('main')?.contains(document.activeElement) ?? false;
}

/** True when there is nothing left to do. */
function focusHeading(): boolean {
  if (hasPlacedFocus()) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null && heading !== undefined;
}
