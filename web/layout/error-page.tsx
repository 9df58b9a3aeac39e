import { useLocation } from 'react-router';
import { messages } from '#domain/messages.ts';
import { ApiError, lastRequestId, ownText } from '#web/api/client.ts';
import { reloadPage } from '#web/api/contact.ts';
import { Chrome } from './layout.tsx';
import { PageFrame } from './page.tsx';
import styles from './plain-page.module.css';
import { t } from './texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/router-link.tsx';

/** For a page that could not be loaded or shown, with the menu of whoever is signed in. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <Chrome width="narrow" hasUser="perhaps">
      <ErrorContent error={error} />
    </Chrome>
  );
}

/**
 * The same where header and footer stand already. 'Prøv igjen' loads the page anew; where that fails again, the first page
 * is the way out. What a browser or a library says of a failure is never shown: a reference leads the operators to it.
 */
export function ErrorContent({ error }: { readonly error: unknown }) {
  const isAdmin = useLocation().pathname.startsWith('/admin');
  const heading = errorHeading(error);
  const reference = referenceOf(error);
  return (
    <PageFrame title={heading} heading={heading}>
      <p role="alert" className={styles.lead}>
        {errorText(error)}
      </p>
      {reference && <p className={styles.lead}>{t.reference(reference)}</p>}
      <p className={styles.lead}>
        <Link to={isAdmin ? '/admin' : '/'}>{t.toFirstPage}</Link>
      </p>
      <Button variant="secondary" onPress={() => void reloadPage()}>
        {t.retry}
      </Button>
    </PageFrame>
  );
}

/** The heading of the error page. A failure of the population register has its own. */
export function errorHeading(error: unknown): string {
  return isRegisterFailure(error) ? messages.auth.registerFailed : messages.error.heading;
}

/** The text of the error page: what the server or we say of the failure, for a 404 and the register the page's own. */
export function errorText(error: unknown): string {
  if (isRegisterFailure(error)) return messages.auth.registerFailedDetail;
  return error instanceof ApiError && error.status === 404
    ? messages.error.notFound
    : ownText(error);
}

/** The request that failed; of a failure of the page itself, the last one before it. */
function referenceOf(error: unknown): string | null | undefined {
  return error instanceof ApiError ? error.body.requestId : lastRequestId;
}

function isRegisterFailure(error: unknown): boolean {
  return error instanceof ApiError && error.body.id === 'register_unavailable';
}
