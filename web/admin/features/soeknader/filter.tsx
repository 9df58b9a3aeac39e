import {
  ARBEIDSGIVER_SVAR,
  type ArbeidsgiverSvar,
  LENGE_VENTET,
  type SoeknadVis,
} from '#domain/soeknad-stilling.ts';
import { ARBEIDSGIVER } from '#web/admin/ui/labels.tsx';
import { FilterCheckboxes } from '#web/admin/ui/list-bar.tsx';
import { Select } from '#web/ui/select.tsx';
import type { SoeknaderAddress } from '#web/admin/soeknader-address.ts';
import styles from './soeknader.module.css';
import { t } from './texts.ts';

const FACTS = [
  { key: 'duplikat', label: t.duplicate },
  { key: 'soektFoer', label: t.appliedBefore },
  { key: 'klage', label: t.klage },
  { key: 'lenge', label: t.waitedLong(LENGE_VENTET) },
] as const;

/** The answers that applications of a part can have, where there is more than one (domain/soeknad-stilling.ts). */
const ANSWERS: Readonly<Record<SoeknadVis, readonly ArbeidsgiverSvar[]>> = {
  klare: ARBEIDSGIVER_SVAR.filter((svar) => svar !== 'venter'),
  venter: [],
  paaVent: ARBEIDSGIVER_SVAR,
  alle: ARBEIDSGIVER_SVAR,
};
const ANY = 'alle';

interface Props {
  readonly params: SoeknaderAddress;
  readonly onChange: (to: Partial<SoeknaderAddress>) => void;
}

/** What a part of the list can be narrowed to. */
export function Filter({ params, onChange }: Props) {
  const answers = ANSWERS[params.vis];
  const { svar, duplikat = false, soektFoer = false, lenge = false, klage = false } = params;
  return (
    <div className={styles.narrowed}>
      {answers.length > 0 && (
        <Select
          label={t.employersAnswer}
          layout="inline"
          size="small"
          options={[
            { id: ANY, label: t.anyAnswer },
            ...answers.map((id) => ({ id, label: ARBEIDSGIVER[id][0] })),
          ]}
          value={svar ?? ANY}
          onChange={(id: ArbeidsgiverSvar | typeof ANY) =>
            onChange({ svar: id === ANY ? undefined : id })
          }
        />
      )}
      <FilterCheckboxes
        label={t.onlyThose}
        filters={FACTS}
        values={{ duplikat, soektFoer, klage, lenge }}
        onChange={(key, isOn) => onChange({ [key]: isOn || undefined })}
      />
    </div>
  );
}
