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
  /** Who wrote it. */
  readonly by: string;
  /** Who sent it, or gets it. */
  readonly party: { readonly name: string; readonly email: string };
  readonly fields: readonly (readonly [label: string, value: string])[];
}

/** The application first; the others by when they came, or were written. */
export function documentsOf(innhold: Innhold): Document[] {
  const answers = innhold.spoersmaal.length > 0 ? [answersOf(innhold)] : [];
  const complaints = innhold.klager.flatMap((klage, at) => [
    complaintOf(innhold, klage, at),
    ...answerOf(innhold, klage, at),
  ]);
  return [
    ...[applicationOf(innhold), ...answers],
    ...[...complaints, decisionOf(innhold)].sort((a, b) => a.date.getTime() - b.date.getTime()),
  ];
}

export const nameOf = ({ soeknad }: Innhold): string => `${soeknad.fornavn} ${soeknad.etternavn}`;

/** An administrator; null: one who is none any more. */
export const writtenBy = (name: string | null): string => name ?? arkivTexts.system;

/** `10.03.2026 09:30`, in Oslo. */
const instantText = (instant: Date): string =>
  `${dayText(osloDay(instant))} ${osloIso(instant).slice(11, 16)}`;

function applicationOf(innhold: Innhold): Document {
  const { soeknad } = innhold;
  const { labels } = arkivTexts;
  return {
    ...{ file: 'soeknad.pdf', title: arkivTexts.soeknad, type: noarkTexts.dokumenttype.soeknad },
    ...{ date: soeknad.soeknadsdato, isIncoming: true, by: nameOf(innhold) },
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
    ...{ date: last.svart ?? last.opprettet, isIncoming: true, by: last.kontaktpersonNavn },
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
    by: writtenBy(vedtak.behandletAv),
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

type Klage = Innhold['klager'][number];
/** An application that was rejected more than once can have a complaint about each. */
const numbered = (file: string, at: number) => `${file}${at === 0 ? '' : `-${at + 1}`}.pdf`;

function complaintOf(innhold: Innhold, klage: Klage, at: number): Document {
  const { labels } = arkivTexts;
  return {
    ...{ file: numbered('klage', at), title: arkivTexts.klage },
    ...{ type: noarkTexts.dokumenttype.klage, date: klage.sendt, isIncoming: true },
    by: nameOf(innhold),
    party: { name: nameOf(innhold), email: innhold.soeknad.epost },
    fields: [
      [labels.navn, nameOf(innhold)],
      [labels.avslaatt, instantText(klage.avslaatt)],
      [labels.frist, dayText(klage.frist)],
      [labels.sendt, instantText(klage.sendt)],
      [labels.klage, klage.tekst],
    ],
  };
}

/** Nothing while it waits. */
function answerOf(innhold: Innhold, { utfall, avgjort, ...klage }: Klage, at: number): Document[] {
  const { labels } = arkivTexts;
  if (!utfall || !avgjort) return [];
  return [
    {
      ...{ file: numbered('klagesvar', at), title: arkivTexts.klagesvar },
      ...{ type: noarkTexts.dokumenttype.svar, date: avgjort, isIncoming: false },
      by: writtenBy(klage.avgjortAv),
      party: { name: nameOf(innhold), email: innhold.soeknad.epost },
      fields: [
        [labels.navn, nameOf(innhold)],
        [labels.utfall, arkivTexts.outcome(utfall)],
        [labels.besvart, instantText(avgjort)],
        ...(klage.avgjortAv ? [[labels.besvartAv, klage.avgjortAv] as const] : []),
        ...(klage.ord ? [[labels.ord, klage.ord] as const] : []),
      ],
    },
  ];
}
