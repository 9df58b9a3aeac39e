import { useState } from 'react';
import type { EpostTekster, Forhaandsvisning as Shown } from '#contract/admin/maler.ts';
import type { RedigerbarMal } from '#domain/epost-mal.ts';
import { forhaandsvis } from '#web/admin/api/maler.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './maler.module.css';
import { SPRAAK, t } from './texts.ts';

interface Props {
  readonly mal: RedigerbarMal;
  readonly tekster: EpostTekster;
}

/** The e-mail as it would be sent with what is in the form, saved or not. */
export function Forhaandsvisning({ mal, tekster }: Props) {
  const [shown, setShown] = useState<Shown['eposter']>([]);
  const { run, isBusy, error } = useAction(async () => {
    setShown([]);
    setShown((await forhaandsvis(mal, tekster)).eposter);
  });
  return (
    <section aria-labelledby="forhaandsvisning" className={styles.section}>
      <div className={styles.head}>
        <h2 id="forhaandsvisning">{t.previewOf}</h2>
        <Button variant="secondary" size="small" aria-busy={isBusy} onPress={() => void run()}>
          {t.preview}
        </Button>
      </div>
      <p className={styles.note}>{t.example}</p>
      {isBusy && <Spinner label={t.previewing} />}
      {error !== null && (
        <Failed heading={t.previewFailed} error={error} why={firstMessage(error)} />
      )}
      <div role="status" className={styles.both}>
        {shown.map(({ spraak, emne, tekst, html }) => (
          <article key={spraak} className={styles.mail} lang={spraak === 'nn' ? 'nn' : undefined}>
            <h3>{SPRAAK[spraak]}</h3>
            <p>
              <strong>{emne}</strong>
            </p>
            <p className={styles.lines}>{tekst}</p>
            <a
              href={`data:text/html;charset=utf-8,${encodeURIComponent(html)}`}
              download={`${mal}-${spraak}.html`}
            >
              {t.asHtml}
            </a>
          </article>
        ))}
      </div>
    </section>
  );
}

/** What is wrong in the form, which the form itself shows when it is saved. */
function firstMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return Object.values(error.body.errors).flat()[0] ?? null;
}
