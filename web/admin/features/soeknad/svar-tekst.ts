import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { type ArbeidsgiverSvar, osloDaysBetween } from '#domain/soeknad-stilling.ts';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { formatDay, formatLongDay, formatTime } from '#web/format.ts';
import type { MessagePurpose } from '#web/ui/message.tsx';
import { t } from './texts.ts';

/** The employer's answer as the page's first message. */
interface SvarMelding {
  readonly purpose: MessagePurpose;
  readonly heading: string;
  /** Who, when, and from which address. */
  readonly text: string;
}

const HEADINGS: Readonly<Record<ArbeidsgiverSvar, readonly [MessagePurpose, string]>> = {
  bekreftet: ['success', 'Bekreftet av arbeidsgiver'],
  avkreftet: ['danger', 'Avkreftet av arbeidsgiver'],
  venter: ['warning', 'Arbeidsgiver har ikke svart'],
  utloept: ['warning', 'Arbeidsgiver svarte ikke innen fristen'],
  ikkeSpurt: ['warning', 'Arbeidsgiver er ikke spurt'],
};

/** What the newest question to the employer has come to, in words. */
export function svarMelding(soeknad: SoeknadDetaljer): SvarMelding {
  const [purpose, heading] = HEADINGS[soeknad.arbeidsgiver.svar];
  return { purpose, heading, text: said(soeknad) };
}

function said(soeknad: SoeknadDetaljer): string {
  const { arbeidsgiver, bekreftelser } = soeknad;
  const [newest] = bekreftelser;
  const { kontaktpersonArbeidsgiver, kontaktpersonOrganisasjon } = soeknad.soeknad;
  if (!newest)
    return `${kontaktpersonArbeidsgiver} i ${kontaktpersonOrganisasjon} har ikke fått noen forespørsel.`;
  const who = `${contactOf(soeknad)}, `;
  const { svart } = arbeidsgiver;
  if (svart)
    return `${who}svarte ${formatLongDay(svart)} kl. ${formatTime(svart)}, fra ${addressOf(soeknad)}.`;
  const asked = `${who}fikk forespørselen ${formatDay(newest.spurt)} på ${newest.epost}`;
  return arbeidsgiver.svar === 'venter'
    ? `${asked}. Fristen er ${formatDay(newest.svarfrist)}.`
    : `${asked}. ${newest.erstattet ? t.requestEnded : `Fristen var ${formatDay(newest.svarfrist)}.`}`;
}

/** 'Mirjam Okenvik, nyhetsredaktør i Østfold Nyhetsavis', as far as the application still names who was asked. */
function contactOf({ bekreftelser: [newest], soeknad }: SoeknadDetaljer): string {
  const { kontaktperson, organisasjon } = newest!;
  const isNamed = kontaktperson === soeknad.kontaktpersonArbeidsgiver;
  const role = isNamed ? `, ${soeknad.kontaktpersonStilling.toLocaleLowerCase('nb')}` : '';
  return `${kontaktperson}${role} i ${organisasjon}`;
}

function addressOf({ bekreftelser: [newest], soeknad }: SoeknadDetaljer): string {
  const { epost } = newest!;
  return isSameMailbox(epost, soeknad.kontaktpersonEpost)
    ? `adressen i søknaden, ${epost}`
    : `${epost}, som ikke er adressen i søknaden`;
}

/** What stands beside the tag: the day of an answer, or for how long one has waited at `now`. */
export function svarDag(
  { svar, spurt, svart }: SoeknadDetaljer['arbeidsgiver'],
  now: Date,
): string | null {
  if (svart) return formatDay(svart);
  if (!spurt) return null;
  return svar === 'venter'
    ? waited(osloDaysBetween(new Date(spurt), now))
    : `spurt ${formatDay(spurt)}`;
}

function waited(days: number): string {
  if (days === 0) return 'siden i dag';
  return days === 1 ? 'i 1 dag' : `i ${days} dager`;
}

/** What is asked before an application is approved that the employer has not confirmed. */
interface Spoersmaal {
  readonly title: string;
  readonly text: string;
  /** The button of who approves all the same. */
  readonly confirm: string;
}

/** The question before the approval at `now`; null when the employer has confirmed the need. */
export function spoersmaalFoer(soeknad: SoeknadDetaljer, now: Date): Spoersmaal | null {
  const { svar, spurt, svart } = soeknad.arbeidsgiver;
  if (svar === 'bekreftet') return null;
  const navn = navnOf(soeknad);
  const [newest] = soeknad.bekreftelser;
  const without = { title: t.approveUnconfirmedTitle, confirm: t.approveUnconfirmed };
  if (!newest || spurt === null)
    return { ...without, text: `Arbeidsgiver er ikke spurt om ${navn} trenger tilgang.` };
  const who = `${newest.kontaktperson} i ${newest.organisasjon}`;
  if (svart)
    return {
      title: t.approveAgainstTitle,
      confirm: t.approveAgainst,
      text: `${who} svarte ${formatLongDay(svart)} at ${navn} ikke trenger tilgang.`,
    };
  const silent = `${who} har ikke svart på om ${navn} trenger tilgang.`;
  return {
    ...without,
    text: `${silent} ${svar === 'venter' ? sinceAsked(new Date(spurt), now) : lapsed(newest)}`,
  };
}

function sinceAsked(spurt: Date, now: Date): string {
  const days = osloDaysBetween(spurt, now);
  if (days === 0) return t.askedToday;
  return `Det er ${days === 1 ? '1 dag' : `${days} dager`} siden forespørselen ble sendt.`;
}

function lapsed({ erstattet, svarfrist }: SoeknadDetaljer['bekreftelser'][number]): string {
  return erstattet
    ? t.requestEnded
    : `Fristen for å svare var ${formatDay(svarfrist)}.`;
}
