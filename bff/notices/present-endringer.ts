import type { EndringVist, TidVist } from '#contract/endringer.ts';
import type { StoredEndring } from '#db/endring/read.ts';
import { erAv } from '#domain/endring-slag.ts';
import {
  type BegrensningEndring,
  type DokumentEndring,
  endringWithoutNames,
  netChanges,
  type Tid,
} from '#domain/endringer.ts';
import { partyNames } from '#domain/names/party-names.ts';
import type { Sak } from '#domain/sak.ts';
import { sakAsShown } from '#domain/shown.ts';
import { osloIso } from '#domain/time.ts';
import { activeBegrensninger, visibleFiles } from '#domain/visibility.ts';

/**
 * What has changed of a case, as it may be shown at `now`: `sak` is the case as it is now, and decides. A document that may not be
 * read any more is not told of, one that may by the title that it has now; a restriction only while it applies.
 */
export function presentEndringer(
  sak: Sak,
  stored: readonly StoredEndring[],
  now: Date,
): EndringVist[] {
  return stored.flatMap((one) => present(sak, one, now));
}

/**
 * What is new for somebody who has seen none of these, which are the oldest first: nothing of what has been taken back. All of it is
 * of the last time at which something happened that may be told.
 */
export function presentUnseen(
  sak: Sak,
  stored: readonly StoredEndring[],
  now: Date,
): EndringVist[] {
  const last = stored.findLast((one) => present(sak, one, now).length > 0);
  if (!last) return [];
  return netChanges(stored.map(({ endring }) => endring)).flatMap((endring) =>
    present(sak, { ...last, endring }, now),
  );
}

function present(
  sak: Sak,
  { endring: stored, tidspunkt: at }: Omit<StoredEndring, 'nr'>,
  now: Date,
): EndringVist[] {
  const endring = endringWithoutNames(stored, partyNames(sak.parter));
  const tidspunkt = osloIso(at);
  if (endring.slag === 'dokument')
    return presentFile(sak, endring, now).map((fil) => ({ ...fil, tidspunkt }));
  if (erAv(endring, 'begrensning')) {
    const { type, start } = endring.til;
    const applies = isApplied(sak, endring, now);
    if (applies !== (endring.slag === 'begrensning')) return [];
    return [{ slag: endring.slag, tidspunkt, type, start: start && osloIso(start) }];
  }
  if (erAv(endring, 'verdi', 'ingen')) return [{ ...endring, tidspunkt }];
  if (erAv(endring, 'nyttMoete'))
    return [{ slag: endring.slag, tidspunkt, til: presentTid(endring.til) }];
  if (erAv(endring, 'avlysning'))
    return [{ slag: endring.slag, tidspunkt, fra: presentTid(endring.fra) }];
  const { slag, fra, til } = endring;
  return [{ slag, tidspunkt, fra: presentTid(fra), til: presentTid(til) }];
}

/** When and where, as on the wire. */
export const presentTid = ({ start, slutt, sal, rettsalAdresse }: Tid): TidVist => ({
  ...{ start: osloIso(start), slutt: osloIso(slutt), sal, rettsalAdresse },
});

const SLAG = { tiltale: 'tiltale', avgjoerelse: 'avgjorelse' } as const;

function presentFile(sak: Sak, { fil }: DokumentEndring, now: Date) {
  const { filer } = visibleFiles(sakAsShown(sak, now), fil.filtype, now);
  return filer
    .filter(
      ({ domstolInitialer, filNavn }) =>
        domstolInitialer === fil.domstolInitialer && filNavn === fil.filNavn,
    )
    .map(({ filtype, tittel }) => ({ slag: SLAG[filtype], tittel }));
}

function isApplied(sak: Sak, { til: { type, start } }: BegrensningEndring, now: Date): boolean {
  if (start === null) return activeBegrensninger(sak, now).some((one) => one.type === type);
  return sak.rettsmoeter.some(
    (moete) => moete.start.getTime() === start.getTime() && moete.begrensninger.includes(type),
  );
}
