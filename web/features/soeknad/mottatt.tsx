import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { soeknadMessages } from '#domain/soeknad.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './status.module.css';
import { t } from './texts.tsx';

/** What to expect of an application that has been received. */
function Raad({ avsender }: { readonly avsender: string }) {
  return (
    <>
      <p>{t.answerComes}</p>
      <ul>
        <li>{t.allowSender(<strong>{avsender}</strong>)}</li>
        <li>{t.checkSpam}</li>
      </ul>
    </>
  );
}

interface MottattProps {
  readonly avsender: string;
  /** True right after sending: a receipt that takes focus, above everything else. */
  readonly isNew: boolean;
}

/** That the application is received, and what to do so that the answer arrives. */
export function Mottatt({ avsender, isNew }: MottattProps) {
  if (!isNew)
    return (
      <section aria-labelledby="mottatt" className={styles.received}>
        <h2 id="mottatt">{soeknadMessages.received}</h2>
        <Raad avsender={avsender} />
      </section>
    );
  return (
    <Receipt heading={soeknadMessages.received}>
      <Raad avsender={avsender} />
    </Receipt>
  );
}

interface ReceiptProps {
  readonly purpose?: 'success' | 'warning';
  readonly heading: string;
  readonly children: ReactNode;
}

/** What has just happened. Its heading takes focus each time that it is shown anew. */
export function Receipt({ purpose = 'success', heading, children }: ReceiptProps) {
  return (
    <Message purpose={purpose} heading={heading} headingRef={useFocus()}>
      <div className={styles.receipt}>{children}</div>
    </Message>
  );
}

function useFocus(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
