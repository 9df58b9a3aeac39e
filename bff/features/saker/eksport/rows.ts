import { presentExported } from '#bff/features/saker/shown/present-sak.ts';
import type { Fil, Filer, Intervall, SakHit } from '#contract/sak.ts';
import { sidePaths } from '#contract/paths.ts';
import { eksportMessages } from '#domain/eksport.ts';
import { linesOf } from '#domain/sak-texts.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { type Notatinnhold, notatMessages } from '#domain/notat.ts';
import { BEGRENSNING_NAVN, type BegrensningType, type Rettsmoete, type Sak } from '#domain/sak.ts';
import { texts } from '#domain/texts.ts';
import { dayText, osloDay } from '#domain/time.ts';
import { namesShownUntil, ParterStatus } from '#domain/visibility.ts';
import type { Kolonne, Rad } from './table.ts';

/** What the reader has written on the case: null when it can not be read, undefined without. */
export type EgetNotat = Notatinnhold | null | undefined;

interface Shown {
  readonly hit: ReturnType<typeof presentExported>;
  /** When the names of the row become hidden; null when it has none. */
  readonly navnTil: Date | null;
  readonly notat: EgetNotat;
  readonly publicUrl: string;
}

const t = texts({
  caseNumber: { nb: 'Saksnummer', nn: 'Saksnummer' },
  court: { nb: 'Domstol', nn: 'Domstol' },
  hearing: { nb: 'Rettsmøte', nn: 'Rettsmøte' },
  hearings: { nb: 'Alle rettsmøter', nn: 'Alle rettsmøte' },
  hearingType: { nb: 'Rettsmøtetype', nn: 'Rettsmøtetype' },
  room: { nb: 'Sal', nn: 'Sal' },
  subject: { nb: 'Saken gjelder', nn: 'Saka gjeld' },
  kind: { nb: 'Sakstype', nn: 'Sakstype' },
  parties: { nb: 'Parter', nn: 'Partar' },
  judge: { nb: 'Dommer', nn: 'Dommar' },
  lawyer: { nb: 'Advokat', nn: 'Advokat' },
  victimsLawyer: { nb: 'Bistandsadvokat', nn: 'Bistandsadvokat' },
  restrictions: { nb: 'Begrensninger', nn: 'Avgrensingar' },
  indictment: { nb: 'Tiltale', nn: 'Tiltale' },
  decision: { nb: 'Avgjørelse', nn: 'Avgjerd' },
  decided: { nb: 'Avsagt', nn: 'Avsagd' },
  firstSeen: { nb: 'Første gang sett', nn: 'Sett første gong' },
  changed: { nb: 'Endret', nn: 'Endra' },
  note: { nb: 'Eget notat', nn: 'Eige notat' },
  labels: { nb: 'Egne merker', nn: 'Eigne merke' },
  link: { nb: 'Lenke', nn: 'Lenke' },
  through: {
    nb: (restriction: string, day: string) => `${restriction} til og med ${day}`,
    nn: (restriction: string, day: string) => `${restriction} til og med ${day}`,
  },
});

const tekst = { innhold: 'tekst' } as const;
const dag = { innhold: 'dag', bredde: 12 } as const;
const tidspunkt = { innhold: 'tidspunkt', bredde: 17 } as const;

/** A column and what a row has there. */
interface Column extends Omit<Kolonne, 'navn'> {
  readonly key: Exclude<keyof typeof t, 'through'> | 'deleteNames';
  readonly verdi: (shown: Shown) => string | null;
}

const COLUMNS: readonly Column[] = [
  { key: 'caseNumber', ...tekst, bredde: 26, verdi: ({ hit }) => hit.saksnummer },
  { key: 'court', ...tekst, bredde: 26, verdi: ({ hit }) => hit.domstolNavn },
  { key: 'hearing', ...tidspunkt, verdi: ({ hit }) => askedFor(hit)?.start ?? null },
  {
    ...{ key: 'hearingType', ...tekst, bredde: 24 },
    verdi: ({ hit }) => askedFor(hit)?.rettsmøteType ?? null,
  },
  { key: 'room', ...tekst, bredde: 14, verdi: ({ hit }) => askedFor(hit)?.sal ?? null },
  { key: 'hearings', ...tekst, bredde: 40, verdi: ({ hit }) => hearings(hit) },
  { key: 'subject', ...tekst, bredde: 50, verdi: ({ hit }) => hit.saksTema },
  { key: 'kind', ...tekst, bredde: 20, verdi: ({ hit }) => hit.sakstype },
  { key: 'parties', ...tekst, bredde: 40, verdi: ({ hit }) => parties(hit) },
  { key: 'deleteNames', ...dag, bredde: 20, verdi: ({ navnTil }) => navnTil && osloDay(navnTil) },
  { key: 'judge', ...tekst, bredde: 26, verdi: ({ hit }) => people(hit.rettensAdministrator) },
  { key: 'lawyer', ...tekst, bredde: 30, verdi: ({ hit }) => people(hit.advokat) },
  {
    ...{ key: 'victimsLawyer', ...tekst, bredde: 30 },
    verdi: ({ hit }) => people(hit.bistandsadvokater),
  },
  { key: 'restrictions', ...tekst, bredde: 24, verdi: ({ hit }) => restrictions(hit) },
  { key: 'indictment', ...tekst, bredde: 24, verdi: ({ hit }) => files(hit.tiltale, 'tiltale') },
  {
    ...{ key: 'decision', ...tekst, bredde: 24 },
    verdi: ({ hit }) => files(hit.avgjorelse, 'avgjoerelse'),
  },
  { key: 'decided', ...dag, verdi: ({ hit }) => hit.avsagt },
  { key: 'firstSeen', ...tidspunkt, verdi: ({ hit }) => hit.foerstSett },
  { key: 'changed', ...tidspunkt, verdi: ({ hit }) => hit.endret },
  { key: 'note', ...tekst, bredde: 50, verdi: ({ notat }) => noteText(notat) },
  {
    ...{ key: 'labels', ...tekst, bredde: 24 },
    verdi: ({ notat }) => notat?.merker.join(', ') ?? null,
  },
  {
    ...{ key: 'link', ...tekst, bredde: 50 },
    verdi: ({ hit, publicUrl }) => publicUrl + sidePaths.sak.href(hit.sakId),
  },
];

/** The columns, with their names in the language of now. */
export const kolonner = (): readonly Kolonne[] =>
  COLUMNS.map(({ key, innhold, bredde }) => ({
    ...{ innhold, bredde },
    navn: key === 'deleteNames' ? eksportMessages.slettNavn : t[key],
  }));

interface RowView {
  readonly now: Date;
  /** Which hearings were asked for. */
  readonly gjelder: (moete: Rettsmoete) => boolean;
  readonly notat: EgetNotat;
  readonly publicUrl: string;
}

/** A case as a row: a hit with its people and rooms, by when its names have to be deleted, and the reader's own note. */
export function rowOf(sak: Sak, { now, gjelder, notat, publicUrl }: RowView): Rad {
  const hit = presentExported(sak, { now, gjelder });
  const shown = { hit, navnTil: namesShownUntil(sak, now), notat, publicUrl };
  return COLUMNS.map(({ verdi }) => verdi(shown));
}

const noteText = (notat: EgetNotat) =>
  notat === null ? notatMessages.unreadable : notat?.tekst || null;

/** The first hearing that was asked for. */
const askedFor = ({ moeter }: Shown['hit']) => moeter.find(({ gjelder }) => gjelder) ?? moeter[0];

/** One a line, as courts send them, or a list. */
const people = (all: string | null | readonly string[]) =>
  linesOf(all)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ') || null;

function hearings({ rettsmoeteIntervaller, erHentetFraSakApi, beskrivelse }: SakHit) {
  if (erHentetFraSakApi) return beskrivelse;
  return rettsmoeteIntervaller.map(hearing).join('; ');
}

/** `10.03.2026 09:00–15:30 (lukkede dører)`. */
function hearing({ start, end, begrensninger }: Intervall): string {
  const from = dayAndTime(start);
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${from}–${isOneDay ? end.slice(11, 16) : dayAndTime(end)}${inBrackets(begrensninger)}`;
}

const dayAndTime = (iso: string) => `${dayText(iso.slice(0, 10))} ${iso.slice(11, 16)}`;
const inBrackets = (typer: readonly BegrensningType[]) =>
  typer.length === 0 ? '' : ` (${typer.map((type) => BEGRENSNING_NAVN[type]).join(', ')})`;

const WHY_HIDDEN = {
  [ParterStatus.Anonymisert]: () => sakMessages.parter.anonymisert,
  [ParterStatus.Utloept]: () => sakMessages.parter.utloept(),
  [ParterStatus.UtenRettsmoete]: () => sakMessages.parter.utenRettsmoete,
} as const;

function parties({ parter, parterStatus }: SakHit): string | null {
  return parterStatus === ParterStatus.Vises ? parter : WHY_HIDDEN[parterStatus]();
}

function restrictions({ begrensninger }: SakHit): string {
  return begrensninger
    .map(({ type, tekst: words, gjelderTil }) =>
      [
        gjelderTil
          ? t.through(BEGRENSNING_NAVN[type], dayText(gjelderTil))
          : BEGRENSNING_NAVN[type],
        ...(words === null ? [] : [words]),
      ].join(': '),
    )
    .join('; ');
}

const EXPIRED = { tiltale: 'tiltaleExpired', avgjoerelse: 'avgjoerelseExpired' } as const;

function files({ filer, utgaaetFil }: Filer, filtype: keyof typeof EXPIRED): string {
  if (utgaaetFil) return sakMessages.dokument[EXPIRED[filtype]];
  return filer
    .map(({ tittel, begrensninger }: Fil) => tittel + inBrackets(begrensninger))
    .join('; ');
}
