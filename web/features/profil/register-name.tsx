import type { Folkeregisterdata } from '#contract/profil.ts';
import { displayName } from '#domain/person-name.ts';
import { FailureMessage } from '#web/skjema/failure-message.tsx';
import { REGISTER_FAILURE } from '#web/skjema/failure.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './profil.module.css';

/** First and last name, which only the population register can change (SPEC §2, profil/om-meg/rediger). */
export function RegisterName({ name }: { readonly name: Folkeregisterdata }) {
  if (!name) return <FailureMessage failure={REGISTER_FAILURE} />;
  return (
    <div>
      <DescriptionList
        items={[
          { term: 'Fornavn', value: displayName(name.fornavn) },
          { term: 'Etternavn', value: displayName(name.etternavn) },
        ]}
      />
      <p className={styles.source}>Hentet fra Folkeregisteret. Navnet kan ikke endres her.</p>
    </div>
  );
}
