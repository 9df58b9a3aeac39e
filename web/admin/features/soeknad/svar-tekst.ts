import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { type ArbeidsgiverSvar, osloDaysBetween } from '#domain/soeknad-stilling.ts';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { formatDay, formatLongDay, formatTime } from '#web/format.ts';
import type { MessagePurpose } from '#web/ui/message.tsx';
import { HEADINGS, t } from './svar-texts.ts';

/** The employer's answer as the page's first message. */
interface SvarMelding {
  readonly purpose: MessagePurpose;
  readonly heading: string;
  /** Who, when, and from which address. */
  readonly text: string;
}

const PURPOSES: Readonly<Record<ArbeidsgiverSvar, MessagePurpose>> = {
  bekreftet: 'success',
  avkreftet: 'danger',
  venter: 'warning',
  utloept: 'warning',
  ikkeSpurt: 'warning',
};

/** What the newest question to the employer has come to, in words. */
export function svarMelding(soeknad: SoeknadDetaljer): SvarMelding {
  const { svar } = soeknad.arbeidsgiver;
  return { purpose: PURPOSES[svar], heading: HEADINGS[svar], text: said(soeknad) };
}

function said(soeknad: SoeknadDetaljer): string {
  const { arbeidsgiver, bekreftelser } = soeknad;
  const [newest] = bekreftelser;
  const { kontaktpersonArbeidsgiver, kontaktpersonOrganisasjon } = soeknad.soeknad;
  if (!newest) return t.unasked(kontaktpersonArbeidsgiver, kontaktpersonOrganisasjon);
  const who = contactOf(soeknad);
  const { epost, svarfrist } = newest;
  if (arbeidsgiver.svart) {
    const [day, time] = [formatLongDay(arbeidsgiver.svart), formatTime(arbeidsgiver.svart)];
    return isSameMailbox(epost, soeknad.soeknad.kontaktpersonEpost)
      ? t.answered(who, day, time, epost)
      : t.answeredFromElsewhere(who, day, time, epost);
  }
  const [day, deadline] = [formatDay(newest.spurt), formatDay(svarfrist)];
  if (arbeidsgiver.svar === 'venter') return t.askedUntil(who, day, epost, deadline);
  return newest.erstattet
    ? t.askedBefore(who, day, epost)
    : t.askedInVain(who, day, epost, deadline);
}

/** 'Mirjam Okenvik, nyhetsredaktør i Østfold Nyhetsavis', as far as the application still names who was asked. */
function contactOf({ bekreftelser: [newest], soeknad }: SoeknadDetaljer): string {
  const { kontaktperson, organisasjon } = newest!;
  if (kontaktperson !== soeknad.kontaktpersonArbeidsgiver)
    return t.contact(kontaktperson, organisasjon);
  const role = soeknad.kontaktpersonStilling.toLocaleLowerCase('nb');
  return t.contactWithRole(kontaktperson, role, organisasjon);
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
    : t.askedOn(formatDay(spurt));
}

const waited = (days: number) => (days === 0 ? t.sinceToday : t.forDays(days));

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
  if (!newest || spurt === null) return { ...without, text: t.unaskedAbout(navn) };
  const who = t.contact(newest.kontaktperson, newest.organisasjon);
  if (svart)
    return {
      title: t.approveAgainstTitle,
      confirm: t.approveAgainst,
      text: t.denied(who, formatLongDay(svart), navn),
    };
  const silent = t.silent(who, navn);
  return {
    ...without,
    text: `${silent} ${svar === 'venter' ? sinceAsked(new Date(spurt), now) : lapsed(newest)}`,
  };
}

function sinceAsked(spurt: Date, now: Date): string {
  const days = osloDaysBetween(spurt, now);
  return days === 0 ? t.askedToday : t.askedDaysAgo(days);
}

function lapsed({ erstattet, svarfrist }: SoeknadDetaljer['bekreftelser'][number]): string {
  return erstattet ? t.requestEnded : t.deadlineWas(formatDay(svarfrist));
}
