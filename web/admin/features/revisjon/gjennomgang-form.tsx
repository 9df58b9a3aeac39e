import type { GjennomgangDetaljer } from '#contract/admin/gjennomgang.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Rader } from './gjennomgang-rader.tsx';
import styles from './gjennomgang.module.css';
import { t } from './gjennomgang-texts.ts';
import { VurderingerContext } from './gjennomgang-vurdering.tsx';
import { BEKREFT_ID, useVurderinger } from './use-vurderinger.ts';

interface Props {
  readonly detaljer: GjennomgangDetaljer;
  /** Who signs. */
  readonly administrator: string;
  /** Something is stored: the page reads the review again, and says so. */
  readonly onStored: (text: string) => Promise<void>;
}

/** The rows with a judgement of each, and the signature below them. */
export function GjennomgangForm({ detaljer, administrator, onStored }: Props) {
  const vurderinger = useVurderinger(detaljer, onStored);
  const { errors, attempt, failure, isBusy, lacking } = vurderinger;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        vurderinger.sign();
      }}
    >
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      <VurderingerContext value={vurderinger}>
        <Rader detaljer={detaljer} />
      </VurderingerContext>
      <div className={styles.signature}>
        <CheckboxField
          id={BEKREFT_ID}
          label={t.confirm}
          isRequired
          checked={vurderinger.isConfirmed}
          error={vurderinger.errorOf(BEKREFT_ID)}
          onChange={vurderinger.setConfirmed}
        />
        <p className={styles.note}>{t.signsAs(administrator, lacking.length)}</p>
        {failure && <Failed heading={failure.heading} error={failure.error} />}
        <div className={styles.actions}>
          <Button type="submit" aria-busy={isBusy || undefined}>
            {t.sign}
          </Button>
          <Button variant="secondary" onPress={() => vurderinger.save()}>
            {t.save}
          </Button>
          {isBusy && <Spinner />}
        </div>
      </div>
    </form>
  );
}
