import { useQuery } from '@tanstack/react-query';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { displayPhone } from '#domain/telefon.ts';
import { soeknadQuery } from '#web/admin/api/soeknader.ts';
import { ArbeidsgiverTag, SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { formatDay } from '#web/format.ts';
import { LABELS } from '#web/soeknad/labels.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './sammenlign.module.css';
import { t } from './texts.ts';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Of the other application. */
  readonly andreId: string;
  readonly onClose: () => void;
}

/** Two applications beside each other. What differs is bold, and said to screen readers. */
export default function SammenlignDialog({ soeknad, andreId, onClose }: Props) {
  const { data, failureReason: error, refetch } = useQuery(soeknadQuery(andreId));
  return (
    <Dialog title={t.compareTitle} onClose={onClose}>
      {data ? (
        <Both one={soeknad} other={data} />
      ) : (
        <Awaited failed={t.failed} error={error} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
    </Dialog>
  );
}

function Both({ one, other }: { readonly one: SoeknadDetaljer; readonly other: SoeknadDetaljer }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.thisOne}</th>
            <th scope="col">{t.theOther}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.status}</th>
            <td>
              <SoeknadStatusTag status={one.status} />
            </td>
            <td>
              <SoeknadStatusTag status={other.status} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t.employersAnswer}</th>
            <td>
              <ArbeidsgiverTag svar={one.arbeidsgiver.svar} />
            </td>
            <td>
              <ArbeidsgiverTag svar={other.arbeidsgiver.svar} />
            </td>
          </tr>
          {ROWS.map(([label, value]) => (
            <Row key={label} label={label} one={value(one)} other={value(other)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly one: string;
  readonly other: string;
}

function Row({ label, one, other }: RowProps) {
  const differs = one !== other;
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {label}
        {differs && <VisuallyHidden>{t.differs}</VisuallyHidden>}
      </th>
      <td>{one}</td>
      <td>{other}</td>
    </tr>
  );
}

const ROWS: readonly (readonly [string, (of: SoeknadDetaljer) => string])[] = [
  [t.name, navnOf],
  [t.applicationDate, ({ søknadsDato }) => formatDay(søknadsDato)],
  [LABELS.stilling, ({ soeknad }) => soeknad.stilling],
  [LABELS.redaksjon, ({ soeknad }) => soeknad.redaksjon],
  [LABELS.epost, ({ soeknad }) => soeknad.epost],
  [LABELS.telefon, ({ soeknad }) => displayPhone(soeknad.telefon, soeknad.telefonLand)],
  [LABELS.jobberSomFrilanser, ({ soeknad }) => (soeknad.jobberSomFrilanser ? t.yes : t.no)],
  [LABELS.foretrukketDomstolId, ({ foretrukketDomstolNavn }) => foretrukketDomstolNavn],
  [LABELS.kontaktpersonArbeidsgiver, ({ soeknad }) => soeknad.kontaktpersonArbeidsgiver],
  [LABELS.kontaktpersonStilling, ({ soeknad }) => soeknad.kontaktpersonStilling],
  [LABELS.kontaktpersonOrganisasjon, ({ soeknad }) => soeknad.kontaktpersonOrganisasjon],
  [LABELS.kontaktpersonEpost, ({ soeknad }) => soeknad.kontaktpersonEpost],
  [t.reason, ({ soeknad }) => soeknad.begrunnelse],
];
