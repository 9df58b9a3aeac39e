import { isInForce } from './access.ts';
import { asciiEmail, normalizeLine } from './text-rules.ts';
import { bokmaal } from './texts.ts';
import { addOsloMonths, isAhead, osloDay, type Day } from './time.ts';

/** Where a newsroom stands, in one word. */
export const REDAKSJON_STATUS = bokmaal({
  aktiv: 'Aktiv',
  maaBekreftes: 'Må bekreftes',
  utenRedaktoer: 'Uten redaktør',
  suspendert: 'Suspendert',
});
export type RedaksjonStatus = keyof typeof REDAKSJON_STATUS;

/** How long the editor's confirmation of the list of people counts, in Oslo calendar months. */
const CONFIRMED_MONTHS = 12;

/** How long two newsrooms that were merged can be separated again, ms. */
const ANGREFRIST = 24 * 3_600_000;

/** At `now`, what was merged after this instant can be separated again. */
export function kanSkillesSiden(now: Date): Date {
  return new Date(now.getTime() - ANGREFRIST);
}

/** When that is over for two that were merged at `tidspunkt`. */
export function kanSkillesTil(tidspunkt: Date): Date {
  return new Date(tidspunkt.getTime() + ANGREFRIST);
}

export const redaksjonMessages = bokmaal({
  navn: 'Du må oppgi navnet på redaksjonen.',
  redaktoerNavn: 'Du må oppgi navnet på redaktøren når e-posten er oppgitt.',
  redaktoerEpost: 'Du må oppgi e-posten til redaktøren når navnet er oppgitt.',
  domene: 'Skriv et domene på hver linje, for eksempel fjordavisa.no.',
  vanligDomene: 'Et domene som alle kan få adresse på, hører ikke til en redaksjon.',
  kontakt: 'Oppgi navn, stilling og e-post for hver kontaktperson.',
  sammeKontakt: 'To kontaktpersoner kan ikke ha samme e-post.',
  navnFinnes: 'Det finnes en redaksjon med dette navnet.',
  domeneOpptatt: (domene: string, navn: string) => `${domene} hører til redaksjonen ${navn}.`,
  endret: 'En annen har endret redaksjonen.',
  harPersoner: 'Redaksjonen har personer med tilgang, og kan ikke slettes.',
  suspendert:
    'En redaksjon som er suspendert, kan ikke slås sammen med en annen, eller skilles fra den.',
  sammeRedaksjon: 'Velg to forskjellige redaksjoner.',
  finnesIkke: 'Redaksjonen finnes ikke lenger. Velg en annen.',
  kanIkkeAngres: 'Sammenslåingen kan ikke angres lenger.',
});

/** The day on which the editor is to confirm the list again; null when there is no confirmation yet. */
export function bekreftesIgjen(bekreftet: Date | null): Day | null {
  return bekreftet && osloDay(addOsloMonths(bekreftet, CONFIRMED_MONTHS));
}

interface RedaksjonsTilstand {
  readonly redaktoer: object | null;
  readonly bekreftet: Date | null;
  readonly suspendertFra: Date | null;
  /** It ends by itself as this Oslo day begins; null: until it is lifted. */
  readonly suspendertTil: Day | null;
}

/** Whether the newsroom as a whole is suspended at `now`. */
export function erSuspendert(
  { suspendertFra, suspendertTil }: Omit<RedaksjonsTilstand, 'redaktoer' | 'bekreftet'>,
  now: Date,
): boolean {
  return suspendertFra !== null && suspendertFra <= now && isInForce({ until: suspendertTil }, now);
}

/** The status at `now`: what matters most comes first. Nobody but the editor can confirm. */
export function redaksjonStatus(tilstand: RedaksjonsTilstand, now: Date): RedaksjonStatus {
  if (erSuspendert(tilstand, now)) return 'suspendert';
  if (!tilstand.redaktoer) return 'utenRedaktoer';
  const due = bekreftesIgjen(tilstand.bekreftet);
  return due !== null && isAhead(due, osloDay(now)) ? 'aktiv' : 'maaBekreftes';
}

/** Providers at whom everybody can have an address: it says nothing of where somebody works. */
const COMMON = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.no outlook.com outlook.no live.com live.no msn.com icloud.com me.com mac.com
  yahoo.com yahoo.no ymail.com aol.com proton.me protonmail.com pm.me fastmail.com gmx.com gmx.net mail.com zoho.com
  tutanota.com tuta.io hey.com yandex.com online.no broadpark.no frisurf.no start.no getmail.no lyse.net
  altibox.no c2i.net sensewave.com telia.no bbnett.no haugnett.no tele2.no nextgentel.com`.split(
    /\s+/,
  ),
);

/** What an address ends with, in the form that mail servers use; null when it is none. */
export function domeneAv(epost: string): string | null {
  const address = asciiEmail(normalizeLine(epost));
  const at = address.lastIndexOf('@');
  return at < 1 ? null : ryddDomene(address.slice(at + 1));
}

const DOMENE = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** A domain as it is stored: lower case, in ASCII; null for what is none, or is one without a dot. */
export function ryddDomene(text: string): string | null {
  const typed = normalizeLine(text).replace(/^@/, '').replace(/\.$/, '');
  const domene = asciiEmail(`x@${typed}`).slice(2).toLowerCase();
  return DOMENE.test(domene) ? domene : null;
}

/** Whether anybody can have an address there, or below. */
export function erVanligDomene(domene: string): boolean {
  return overDomener(domene).some((one) => COMMON.has(one));
}

/** The domain and what it lies below, the longest first: 'post.avisa.no', 'avisa.no'. */
export function overDomener(domene: string): string[] {
  const parts = domene.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}

/** The name without what is written in different ways: case, accents, punctuation, 'AS'. */
export function navnenoekkel(navn: string): string {
  return (
    normalizeLine(navn)
      .normalize('NFKC')
      .toLocaleLowerCase('nb')
      .normalize('NFKD')
      // The ring and the dots of å, ä and ö stay: they are letters.
      .replace(/[\u0300-\u0307\u0309\u030B-\u036F]/g, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replace(/ (?:as|asa)$/, '')
  );
}
