import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brukerInfoQuery } from '#web/api/bruker.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { FOOTER_PLACES, PlaceItems } from './places.tsx';
import styles from './layout.module.css';

const MAIN = 'hovedinnhold';

interface LayoutProps {
  /** Work pages are wide. Pages with one task are narrow, including header and footer. */
  readonly width?: 'wide' | 'narrow';
  /** Whether the header shows the signed-in user; `perhaps` on a page that guests may open too. */
  readonly hasUser?: boolean | 'perhaps';
}

/** The frame of a page of press users and applicants. */
export function Chrome({
  hasUser = false,
  ...rest
}: LayoutProps & { readonly children: ReactNode }) {
  return (
    <Frame
      {...rest}
      header={<Header hasUser={hasUser} />}
      footer={hasUser === true && <PressLinks />}
    />
  );
}

/** What press users find in the footer. Whether somebody is one, the page's guard has read. */
function PressLinks() {
  const { data } = useQuery({ ...brukerInfoQuery(), enabled: false });
  const isOpen = data?.erGyldigPressebruker && !data.suspendert && !data.maaOppdatere;
  return isOpen && <PlaceItems places={FOOTER_PLACES} />;
}

interface FrameProps extends Pick<LayoutProps, 'width'> {
  readonly header: ReactNode;
  /** Links of ours, as items of a list. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page, with the header of press users or administrators. */
export function Frame({ width = 'wide', header, footer, children }: FrameProps) {
  useArrival();
  return (
    <div className={styles.layout} data-width={width}>
      <SkipLink to={MAIN} />
      {header}
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer>{footer}</Footer>
      <ContactBar />
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
