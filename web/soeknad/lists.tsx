import { displayPhone } from '#domain/telefon.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { LABELS } from './labels.ts';
import type { ArbeidsgiverValues, OmMegValues } from './fields.tsx';
import styles from './lists.module.css';
import { t } from './texts.tsx';

interface OmDeg extends Omit<OmMegValues, 'foretrukketDomstolId'> {
  /** For display. Null when the register does not answer; left out where the page shows the name elsewhere. */
  readonly navn?: string | null;
  /** The court's name, or 'Alle domstoler'. */
  readonly foretrukketDomstolNavn: string;
}

/** The read-only counterpart of `OmDegFields`. */
export function OmDegList({ saved }: { readonly saved: OmDeg }) {
  return (
    <DescriptionList
      items={[
        ...(saved.navn ? [{ term: t.navn, value: saved.navn }] : []),
        { term: LABELS.stilling, value: saved.stilling },
        { term: LABELS.redaksjon, value: saved.redaksjon },
        { term: LABELS.epost, value: saved.epost },
        { term: LABELS.telefon, value: displayPhone(saved.telefon, saved.telefonLand) },
        { term: LABELS.jobberSomFrilanser, value: saved.jobberSomFrilanser ? t.yes : t.no },
        { term: LABELS.foretrukketDomstolId, value: saved.foretrukketDomstolNavn },
      ]}
    />
  );
}

const CONTACT = [
  'kontaktpersonArbeidsgiver',
  'kontaktpersonStilling',
  'kontaktpersonOrganisasjon',
  'kontaktpersonEpost',
] as const;

/** The read-only counterpart of `ArbeidsgiverFields`. */
export function ArbeidsgiverList({
  saved,
}: {
  readonly saved: Pick<ArbeidsgiverValues, (typeof CONTACT)[number]>;
}) {
  return (
    <DescriptionList
      items={CONTACT.map((field) => ({ term: LABELS[field], value: saved[field] }))}
    />
  );
}

/** The justification as it was typed, paragraphs and all. */
export function BegrunnelseText({ children }: { readonly children: string }) {
  return <p className={styles.text}>{children}</p>;
}

type Samtykke = Pick<
  ArbeidsgiverValues,
  'akseptertVaerVarsomPlakaten' | 'akseptererPersonvaernVilkar'
>;

/** The read-only counterpart of `SamtykkeFields`. */
export function SamtykkeList({ saved }: { readonly saved: Samtykke }) {
  return (
    <DescriptionList
      items={[
        {
          term: t.vaerVarsom,
          value: saved.akseptertVaerVarsomPlakaten ? t.accepted : t.notAccepted,
        },
        {
          term: t.storing,
          value: saved.akseptererPersonvaernVilkar ? t.consented : t.notConsented,
        },
      ]}
    />
  );
}
