import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import type { Fil, Filer, Intervall, SakHit } from '#contract/sak.ts';
import { sidePaths } from '#contract/paths.ts';
import { eksportMessages } from '#domain/eksport.ts';
import { messages } from '#domain/messages.ts';
import { type Notatinnhold, notatMessages } from '#domain/notat.ts';
import { BEGRENSNING_NAVN, type BegrensningType, type Rettsmoete, type Sak } from '#domain/sak.ts';
import { dayText, osloDay } from '#domain/time.ts';
import { namesShownUntil, ParterStatus } from '#domain/visibility.ts';
import type { Kolonne, Rad } from './table.ts';

/** What the reader has written on the case: null when it can not be read, undefined without. */
export type EgetNotat = Notatinnhold | null | undefined;

interface Shown {
  readonly hit: SakHit;
  /** When the names of the row become hidden; null when it has none. */
  readonly navnTil: Date | null;
  readonly notat: EgetNotat;
  readonly publicUrl: string;
}

const tekst = { innhold: 'tekst' } as const;
const dag = { innhold: 'dag', bredde: 12 } as const;
const tidspunkt = { innhold: 'tidspunkt', bredde: 17 } as const;

/** A column and what a row has there. */
const COLUMNS: readonly (Kolonne & { readonly verdi: (shown: Shown) => string | null })[] = [
  { navn: 'Saksnummer', ...tekst, bredde: 26, verdi: ({ hit }) => hit.saksnummer },
  { navn: 'Domstol', ...tekst, bredde: 26, verdi: ({ hit }) => hit.domstolNavn },
  { navn: 'Rettsmøte', ...tidspunkt, verdi: ({ hit }) => firstAskedFor(hit) },
  { navn: 'Alle rettsmøter', ...tekst, bredde: 40, verdi: ({ hit }) => hearings(hit) },
  { navn: 'Saken gjelder', ...tekst, bredde: 50, verdi: ({ hit }) => hit.saksTema },
  { navn: 'Sakstype', ...tekst, bredde: 20, verdi: ({ hit }) => hit.sakstype },
  { navn: 'Parter', ...tekst, bredde: 40, verdi: ({ hit }) => parties(hit) },
  {
    get navn() {
      return eksportMessages.slettNavn;
    },
    ...{ ...dag, bredde: 20 },
    verdi: ({ navnTil }) => navnTil && osloDay(navnTil),
  },
  { navn: 'Begrensninger', ...tekst, bredde: 24, verdi: ({ hit }) => restrictions(hit) },
  { navn: 'Tiltale', ...tekst, bredde: 24, verdi: ({ hit }) => files(hit.tiltale, 'tiltale') },
  {
    ...{ navn: 'Avgjørelse', ...tekst, bredde: 24 },
    verdi: ({ hit }) => files(hit.avgjorelse, 'avgjoerelse'),
  },
  { navn: 'Avsagt', ...dag, verdi: ({ hit }) => hit.avsagt },
  { navn: 'Første gang sett', ...tidspunkt, verdi: ({ hit }) => hit.foerstSett },
  { navn: 'Endret', ...tidspunkt, verdi: ({ hit }) => hit.endret },
  { navn: 'Eget notat', ...tekst, bredde: 50, verdi: ({ notat }) => noteText(notat) },
  {
    ...{ navn: 'Egne merker', ...tekst, bredde: 24 },
    verdi: ({ notat }) => notat?.merker.join(', ') ?? null,
  },
  {
    ...{ navn: 'Lenke', ...tekst, bredde: 50 },
    verdi: ({ hit, publicUrl }) => publicUrl + sidePaths.sak.href(hit.sakId),
  },
];

export const KOLONNER: readonly Kolonne[] = COLUMNS;

interface RowView {
  readonly now: Date;
  /** Which hearings were asked for. */
  readonly gjelder: (moete: Rettsmoete) => boolean;
  readonly notat: EgetNotat;
  readonly publicUrl: string;
}

/** A case as a row: what a hit of the search shows, by when its names have to be deleted, and the reader's own note. */
export function rowOf(sak: Sak, { now, gjelder, notat, publicUrl }: RowView): Rad {
  const hit = presentHit(sak, { now, erFavoritt: false, gjelder });
  const shown = { hit, navnTil: namesShownUntil(sak, now), notat, publicUrl };
  return COLUMNS.map(({ verdi }) => verdi(shown));
}

const noteText = (notat: EgetNotat) =>
  notat === null ? notatMessages.unreadable : notat?.tekst || null;

function firstAskedFor({ rettsmoeteIntervaller: all }: SakHit): string | null {
  return (all.find(({ gjelder }) => gjelder) ?? all[0])?.start ?? null;
}

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
  [ParterStatus.Anonymisert]: messages.parter.anonymisert,
  [ParterStatus.Utloept]: messages.parter.utloept,
  [ParterStatus.UtenRettsmoete]: messages.parter.utenRettsmoete,
} as const;

function parties({ parter, parterStatus }: SakHit): string | null {
  return parterStatus === ParterStatus.Vises ? parter : WHY_HIDDEN[parterStatus];
}

function restrictions({ begrensninger }: SakHit): string {
  return begrensninger
    .map(({ type, tekst: words, gjelderTil }) =>
      [
        BEGRENSNING_NAVN[type] + (gjelderTil ? ` til og med ${dayText(gjelderTil)}` : ''),
        ...(words === null ? [] : [words]),
      ].join(': '),
    )
    .join('; ');
}

const EXPIRED = {
  tiltale: messages.dokument.tiltaleExpired,
  avgjoerelse: messages.dokument.avgjoerelseExpired,
} as const;

function files({ filer, utgaaetFil }: Filer, filtype: keyof typeof EXPIRED): string {
  if (utgaaetFil) return EXPIRED[filtype];
  return filer
    .map(({ tittel, begrensninger }: Fil) => tittel + inBrackets(begrensninger))
    .join('; ');
}
