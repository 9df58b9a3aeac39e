import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isActive } from '#domain/soeknad.ts';
import { Avgjoerelse } from './avgjoerelse.tsx';
import { LignendeNotice, LignendeSoeknader, lignendeOf } from './lignende-soeknader.tsx';
import styles from './soeknad.module.css';
import { SoeknadSections } from './soeknad-sections.tsx';
import { TidligereSoeknader } from './tidligere-soeknader.tsx';
import { VurderingForm } from './vurdering-form.tsx';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly administrator: string;
}

/** The application with all that one decides by, and the decision beside it (SPEC §2, admin/soeknader/{id}). */
export function SoeknadSide({ soeknad, administrator }: Props) {
  const lignende = lignendeOf(soeknad);
  return (
    <div className={styles.side}>
      <div className={styles.known}>
        <SoeknadSections detaljer={soeknad} />
        <LignendeSoeknader rows={lignende} />
        <TidligereSoeknader rows={soeknad.tidligereSoeknader} />
      </div>
      <div className={styles.beside}>
        {isActive(soeknad.status) ? (
          <VurderingForm
            soeknad={soeknad}
            administrator={administrator}
            notice={<LignendeNotice rows={lignende} />}
          />
        ) : (
          <Avgjoerelse soeknad={soeknad} />
        )}
      </div>
    </div>
  );
}
