import { Chrome } from '#web/features/layout/layout.tsx';
import { Page } from '#web/features/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { errorHeading, errorText } from './error-text.ts';
import styles from './plain-page.module.css';

/** For whatever could not be loaded or shown. Loading the page anew is the way on. */
export default function ErrorPage({ error }: { readonly error: unknown }) {
  const heading = errorHeading(error);
  return (
    <Chrome width="narrow">
      <Page title={heading} heading={heading}>
        <p className={styles.lead}>{errorText(error)}</p>
        <Button variant="secondary" onPress={() => window.location.reload()}>
          Prøv igjen
        </Button>
      </Page>
    </Chrome>
  );
}
