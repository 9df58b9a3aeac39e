import { soeknadSchema, type Soeknad } from '#contract/soeknad.ts';
import { draftKey } from '#web/skjema/draft-store.ts';
import { Lead } from '#web/skjema/lead.tsx';
import { SkjemaForm } from '#web/skjema/skjema-form.tsx';
import { SoeknadSections } from '#web/skjema/soeknad-sections.tsx';
import { useSkjema } from '#web/skjema/use-skjema.ts';
import { EMPTY_SOEKNAD } from '#web/skjema/values.ts';
import { FoerDuSoeker } from './foer-du-soeker.tsx';
import styles from './soeknad.module.css';

interface Props {
  /** The applicant, as the population register has the name. */
  readonly navn: string;
  readonly onSubmit: (soeknad: Soeknad) => Promise<void>;
}

/** The application for access (SPEC §2, soeknad). */
export function SoeknadForm({ navn, onSubmit }: Props) {
  const skjema = useSkjema({
    schema: soeknadSchema,
    initial: EMPTY_SOEKNAD,
    onSubmit,
    draftKey: draftKey('soeknad', navn),
  });
  return (
    <>
      <Lead>Journalister kan få tilgang til berammede saker, avgjørelser og tiltaler.</Lead>
      <div className={styles.columns}>
        <SkjemaForm skjema={skjema} label="Søknad om tilgang">
          <SoeknadSections skjema={skjema} navn={navn} />
        </SkjemaForm>
        <FoerDuSoeker />
      </div>
    </>
  );
}
