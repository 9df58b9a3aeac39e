import { LINKS } from '#web/skjema/links.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import styles from './soeknad.module.css';

/** What an applicant should know beforehand (SPEC §2, soeknad). */
export function FoerDuSoeker() {
  return (
    <aside aria-labelledby="foer-du-soeker" className={styles.aside}>
      <h2 id="foer-du-soeker">Før du søker</h2>
      <ul className={styles.links}>
        <li>
          <ExternalLink href={LINKS.criteria}>Kriterier for godkjenning</ExternalLink>
        </li>
        <li>
          <ExternalLink href={LINKS.vaerVarsom}>Vær varsom-plakaten</ExternalLink>
        </li>
        <li>
          <ExternalLink href={LINKS.privacy}>Personvernerklæring</ExternalLink>
        </li>
      </ul>
    </aside>
  );
}
