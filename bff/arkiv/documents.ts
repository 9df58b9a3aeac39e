import { dayText, osloDay, osloIso } from '#domain/time.ts';
import type { Innhold } from './innhold.ts';
import { arkivTexts, noarkTexts } from './texts.ts';

/** A document of a package: what the PDF says, and what the archive is told of it. */
export interface Document {
  readonly file: string;
  readonly title: string;
  readonly type: string;
  /** When it came, or was written: the date of everything about it. */
  readonly date: Date;
  readonly isIncoming: boolean;
  /** Who sent it, or gets it. */
  readonly party: { readonly name: string; readonly email: string };
  readonly fields: readonly (readonly [label: string, value: string])[];
}

/** In the order of the case. What else belongs to it, such as a complaint with its answer, is one more in this list. */
export function documentsOf(innhold: Innhold): Document[] {
  const answers = innhold.spoersmaal.length > 0 ? [answersOf(innhold)] : [];
  return [applicationOf(innhold), ...answers, decisionOf(innhold)];
}

export const nameOf = ({ soeknad }: Innhold): string => `${soeknad.fornavn} ${soeknad.etternavn}`;

/** `10.03.2026 09:30`, in Oslo. */
const instantText = (instant: Date): string =>
  `${dayText(osloDay(instant))} ${osloIso(instant).slice(11, 16)}`;

function applicationOf(innhold: Innhold): Document {
  const { soeknad } = innhold;
  const { labels } = arkivTexts;
  return {
    ...{ file: 'soeknad.pdf', title: arkivTexts.soeknad, type: noarkTexts.dokumenttype.soeknad },
    ...{ date: soeknad.soeknadsdato, isIncoming: true },
    party: { name: nameOf(innhold), email: soeknad.epost },
    fields: [
      [labels.navn, nameOf(innhold)],
      [labels.soeknadsdato, instantText(soeknad.soeknadsdato)],
      [labels.stilling, soeknad.stilling],
      [labels.redaksjon, soeknad.redaksjon],
      [labels.epost, soeknad.epost],
      [labels.telefon, [soeknad.telefonLand, soeknad.telefon].filter(Boolean).join(' ')],
      [labels.frilanser, arkivTexts.yesNo(soeknad.frilanser)],
      [labels.domstol, soeknad.domstol ?? arkivTexts.allCourts],
      [labels.kontaktperson, soeknad.kontaktpersonNavn],
      [labels.kontaktStilling, soeknad.kontaktpersonStilling],
      [labels.organisasjon, soeknad.kontaktpersonOrganisasjon],
      [labels.kontaktEpost, soeknad.kontaktpersonEpost],
      [labels.begrunnelse, soeknad.begrunnelse],
    ],
  };
}

/** Everybody who was asked, the first first; dated by the last answer, or the last question when nobody has answered. */
function answersOf({ spoersmaal }: Innhold): Document {
  const { labels } = arkivTexts;
  const answered = spoersmaal.filter(({ svar }) => svar !== null);
  const last = (answered.length > 0 ? answered : spoersmaal).at(-1)!;
  return {
    ...{ file: 'arbeidsgiver.pdf', title: arkivTexts.svar, type: noarkTexts.dokumenttype.svar },
    ...{ date: last.svart ?? last.opprettet, isIncoming: true },
    party: { name: last.kontaktpersonNavn, email: last.kontaktpersonEpost },
    fields: spoersmaal.flatMap((one) => [
      [labels.spurt, instantText(one.opprettet)] as const,
      [labels.kontaktperson, one.kontaktpersonNavn] as const,
      [labels.organisasjon, one.kontaktpersonOrganisasjon] as const,
      [labels.kontaktEpost, one.kontaktpersonEpost] as const,
      [labels.svar, arkivTexts.answer(one.svar)] as const,
      ...(one.svart ? [[labels.svart, instantText(one.svart)] as const] : []),
      ...(one.melding ? [[labels.melding, one.melding] as const] : []),
    ]),
  };
}

function decisionOf(innhold: Innhold): Document {
  const { soeknad, vedtak } = innhold;
  const { labels } = arkivTexts;
  const optional = (label: string, value: string | null) =>
    value ? [[label, value] as const] : [];
  return {
    ...{ file: 'vedtak.pdf', title: arkivTexts.vedtak(vedtak.godkjent) },
    ...{ type: noarkTexts.dokumenttype.vedtak, date: vedtak.behandlet, isIncoming: false },
    party: { name: nameOf(innhold), email: soeknad.epost },
    fields: [
      [labels.navn, nameOf(innhold)],
      [labels.utfall, arkivTexts.decision(vedtak.godkjent)],
      [labels.behandlet, instantText(vedtak.behandlet)],
      ...optional(labels.behandletAv, vedtak.behandletAv),
      ...optional(labels.sluttdato, vedtak.sluttdato && dayText(vedtak.sluttdato)),
      ...optional(labels.avslag, vedtak.begrunnelse),
    ],
  };
}
