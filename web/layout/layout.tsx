import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

const MAIN = 'hovedinnhold';

interface LayoutProps {
  /** Work pages are wide. Pages with one task are narrow, including header and footer. */
  readonly width?: 'wide' | 'narrow';
  /** Whether the header shows the signed-in user. */
  readonly hasUser?: boolean;
}

/** Header, the page of the current route, footer. */
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

/** The frame of every page, with the header of press users or administrators. */
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

/** How long to wait for a page's heading, in milliseconds. */
const PATIENCE = 3_000;

/**
 * After navigation to another page, scrolls up and moves focus to its heading, as a page load would. When the page
 * has moved focus itself (to the row that the user came from), it stays there. The browser handles the first page.
 */
function useArrival(): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return undefined;
    here.current = pathname;
    // The effects of a page that renders at once run before this one: it may have scrolled to its row already.
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

/** True when focus is in place, or has just been moved to the heading. */
function focusHeading(): boolean {
  if (hasPlacedFocus()) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null && heading !== undefined;
}
