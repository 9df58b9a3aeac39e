import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/api/client.ts';
import { reloadPage } from '#web/api/contact.ts';
import { Chrome } from './layout.tsx';
import { PageFrame } from './page.tsx';
import styles from './plain-page.module.css';
import { t } from './texts.ts';
import { Button } from '#web/ui/button.tsx';

/** For a page that could not be loaded or shown, with the menu of whoever is signed in. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <Chrome width="narrow" hasUser="perhaps">
      <ErrorContent error={error} />
    </Chrome>
  );
}

/** The same where header and footer stand already. 'Prøv igjen' loads the page anew. */
export function ErrorContent({ error }: { readonly error: unknown }) {
  const heading = errorHeading(error);
  return (
    <PageFrame title={heading} heading={heading}>
      <p role="alert" className={styles.lead}>
        {errorText(error)}
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

/** The text of the error page: for a 404 its own text, else the status text or the message. */
export function errorText(error: unknown): string {
  if (isRegisterFailure(error)) return messages.auth.registerFailedDetail;
  const { status, statusText, message } = Object(error) as Record<string, unknown>;
  if (status === 404) return messages.error.notFound;
  return textOf(statusText) || textOf(message) || messages.error.unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRegisterFailure(error: unknown): boolean {
  return error instanceof ApiError && error.body.id === 'register_unavailable';
}
