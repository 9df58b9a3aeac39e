import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { Tast } from '#web/admin/ui/tast.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldErrorText } from '#web/ui/field.tsx';
import { useValg } from '#web/ui/valg.ts';
import { t } from './texts.ts';
import { FIELD_IDS } from './use-vurdering.ts';
import styles from './vurdering.module.css';

/** The id of the tick of a reason. */
export const grunnId = (id: number) => `${FIELD_IDS.grunner}-${id}`;

/** As many as there are keys for. */
const DIGITS = 9;

interface Props {
  readonly grunner: SoeknadDetaljer['avslagsgrunner'];
  readonly valgte: readonly number[];
  readonly error: string | undefined;
  readonly onTick: (id: number) => void;
}

/** The reasons of the list, as ticks. */
export function Avslagsgrunner({ grunner, valgte, error, onTick }: Props) {
  const [hasKeys] = useValg('adminHurtigtaster');
  const errorId = `${FIELD_IDS.grunner}-feil`;
  return (
    <fieldset
      id={FIELD_IDS.grunner}
      tabIndex={-1}
      className={styles.reasons}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {t.reasons} <span className={styles.hint}>{t.reasonsHint}</span>
      </legend>
      {grunner.map(({ id, navn }, at) => {
        const digit = at < DIGITS ? String(at + 1) : null;
        return (
          <Checkbox
            key={id}
            id={grunnId(id)}
            size="medium"
            label={
              <span>
                {navn} {digit && <Tast aria-hidden>{digit}</Tast>}
              </span>
            }
            aria-keyshortcuts={hasKeys && digit ? digit : undefined}
            checked={valgte.includes(id)}
            onChange={() => onTick(id)}
          />
        );
      })}
      {error && <FieldErrorText id={errorId}>{error}</FieldErrorText>}
    </fieldset>
  );
}
