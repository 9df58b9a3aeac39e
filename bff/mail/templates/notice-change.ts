import type { TidVist } from '#contract/endringer.ts';
import type { EndringFortalt } from '#contract/notices.ts';
import { erAv } from '#domain/endring-slag.ts';
import { ENDRING_TEKSTER, noticeTitle } from '#domain/endring-tekster.ts';
import { BEGRENSNING_NAVN } from '#domain/sak.ts';
import { dayText } from '#domain/time.ts';
import { weekdayName } from '#domain/weekday.ts';
import { t } from './notices-texts.ts';

export const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('nb') + text.slice(1);
export const raised = (text: string) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);

/** `ti. 24.11.2026`, of an instant as on the wire. */
export const dayAndWeekday = (iso: string) =>
  `${weekdayName(iso).slice(0, 2)}. ${dayText(iso.slice(0, 10))}`;
/** `kl. 09:00`. */
export const timeOf = (iso: string) => `kl. ${iso.slice(11, 16)}`;
const whenOf = ({ start }: TidVist) => `${dayAndWeekday(start)} ${timeOf(start)}`;
const whenAndWhere = (tid: TidVist) => [whenOf(tid), tid.sal].filter(Boolean).join(', ');

/** What has happened, with what was and what is, as on the page of the case; only that it has where the values may say names. */
export function changeText(endring: EndringFortalt): string {
  const { setning } = ENDRING_TEKSTER[endring.slag];
  if (erAv(endring, 'flytting', 'nyttMoete', 'avlysning')) {
    const fra = 'fra' in endring ? whenAndWhere(endring.fra) : '';
    const til = 'til' in endring ? whenAndWhere(endring.til) : '';
    return raised(setning.replace('{fra}', () => fra).replace('{til}', () => til));
  }
  if (erAv(endring, 'sted')) {
    const room = t.fromTo(roomOf(endring.fra, endring.til), roomOf(endring.til, endring.fra));
    return raised(
      setning.replace('{naar}', () => whenOf(endring.til)).replace('{endret}', () => room),
    );
  }
  if (erAv(endring, 'begrensning')) {
    const name = BEGRENSNING_NAVN[endring.type];
    const what = endring.start ? t.inHearing(name, dayAndWeekday(endring.start)) : name;
    return raised(setning.replace('{hva}', () => what));
  }
  return noticeTitle(endring, 'epost');
}

/** The room, with the address where the other has another one. */
function roomOf({ sal, rettsalAdresse }: TidVist, other: TidVist): string | null {
  const address = rettsalAdresse === other.rettsalAdresse ? null : rettsalAdresse;
  return [sal, address].filter(Boolean).join(', ') || null;
}
