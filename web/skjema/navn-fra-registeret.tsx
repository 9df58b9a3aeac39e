import { displayName } from '#domain/person-name.ts';
import { REGISTER_FAILURE } from './failure.ts';
import { FailureMessage } from './failure-message.tsx';
import styles from './navn-fra-registeret.module.css';

interface Props {
  /** Null when the register could not be asked (SPEC §8). */
  readonly navn: string | null;
}

/** The name from the population register, which nobody edits here. */
export function NavnFraRegisteret({ navn }: Props) {
  if (navn === null) return <FailureMessage purpose="warning" failure={REGISTER_FAILURE} />;
  return (
    <dl className={styles.name}>
      <dt>Navn</dt>
      <dd>{displayName(navn)}</dd>
      <dd className={styles.source}>Hentet fra Folkeregisteret</dd>
    </dl>
  );
}
