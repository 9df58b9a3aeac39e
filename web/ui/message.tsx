import { CircleCheck, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { findContact, hasContact } from '#web/api/contact.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './message.module.css';
import { t } from './texts.ts';

export type MessagePurpose = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each purpose, in messages and tags. */
export const PURPOSE_ICONS: Record<MessagePurpose, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: OctagonAlert,
  danger: TriangleAlert,
};

interface Props {
  readonly purpose: MessagePurpose;
  /** `global`: the whole width of the page, under the header. */
  readonly layout?: 'local' | 'global';
  /** Instead of the purpose's own. */
  readonly icon?: LucideIcon;
  readonly heading?: string;
  /** 1 when the message is the whole page: its heading takes the focus on arrival. */
  readonly headingLevel?: 1 | 2;
  /** Makes the heading focusable, to move focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** `alert` interrupts a screen reader, `status` waits. Leave it out for a message that is there from the start. */
  readonly role?: 'alert' | 'status';
  readonly onClose?: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function Message({
  purpose,
  layout = 'local',
  icon = PURPOSE_ICONS[purpose],
  heading,
  headingLevel = 2,
  headingRef,
  role,
  onClose,
  children,
}: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const parts = (
    <>
      <Icon icon={icon} className={styles.icon} />
      <div className={styles.content}>
        {heading && (
          <Heading
            ref={headingRef}
            tabIndex={headingRef || headingLevel === 1 ? -1 : undefined}
            className={styles.heading}
          >
            {heading}
          </Heading>
        )}
        <div className={styles.body}>{children}</div>
      </div>
      {onClose && (
        <Button variant="tertiary" className={styles.close} aria-label={t.close} onPress={onClose}>
          <Icon icon={X} />
        </Button>
      )}
    </>
  );
  return (
    <div className={styles.message} data-purpose={purpose} data-layout={layout} role={role}>
      {layout === 'global' ? <div className={styles.inner}>{parts}</div> : parts}
    </div>
  );
}

/** Where the focus waits while something is tried again. */
let waiting: Element | null = null;

/**
 * 'Prøv igjen', below what could not be fetched. While it is tried again, the button is gone: the focus waits at the
 * page's heading, and comes back to the button if that fails too.
 */
export function RetryButton({ onRetry }: { readonly onRetry: () => unknown }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (waiting !== null && document.activeElement === waiting) button?.focus();
    waiting = null;
    return () => {
      if (document.activeElement === button) waiting = focusHeading();
    };
  }, []);
  return (
    <Button
      ref={ref}
      variant="secondary"
      size="small"
      onPress={() => {
        // What waits for contact goes on by itself: all that can be tried is to find some.
        if (!hasContact()) void findContact();
        onRetry();
      }}
    >
      {t.tryAgain}
    </Button>
  );
}

function focusHeading(): Element | null {
  const place =
    document.querySelector<HTMLElement>('main h1[tabindex]') ??
    document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
  return place;
}
