import type { Redaksjon, RedaksjonRad } from '#contract/admin/redaksjoner.ts';
import type { RedaksjonPerson } from '#db/redaksjon/personer.ts';
import type { Kontakt, ListedRedaksjon, StoredRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { dependsOnNewsroom } from '#domain/redaksjon-suspensjon.ts';
import { lastLinkDay, linkState } from '#domain/arbeidsgiver.ts';
import type { Liste } from '#db/redaksjon/lister.ts';
import { accessState } from '#domain/access.ts';
import { bekreftesIgjen, erSuspendert, redaksjonStatus } from '#domain/redaksjon.ts';
import { osloDay, osloIso, startOfOsloDay } from '#domain/time.ts';

const stateOf = ({ redaktoer, bekreftet, suspensjon }: StoredRedaksjon) => ({
  ...{ redaktoer, bekreftet },
  suspendertFra: suspensjon?.fra ?? null,
  suspendertTil: suspensjon?.til ?? null,
});

/** Whether the newsroom as a whole is suspended at `now`. */
export const isWholeSuspended = (redaksjon: StoredRedaksjon, now: Date) =>
  erSuspendert(stateOf(redaksjon), now);

/** A line of the list. */
export function presentRad(redaksjon: ListedRedaksjon, now: Date): RedaksjonRad {
  const { id, navn, brukere, redaktoer, domener, bekreftet, suspensjon, merket, versjon } =
    redaksjon;
  return {
    ...{ id, navn, brukere, versjon },
    redaktoer: redaktoer && redaktoer.navn,
    domener: [...domener],
    bekreftet: bekreftet && osloDay(bekreftet),
    merket,
    status: redaksjonStatus(stateOf(redaksjon), now),
    suspendertTil: isWholeSuspended(redaksjon, now) ? (suspensjon?.til ?? null) : null,
  };
}

/** What is shown together with a newsroom. */
interface RedaksjonContext {
  readonly kontakter: readonly Kontakt[];
  readonly svar: readonly { readonly epost: string; readonly antall: number }[];
  readonly personer: readonly RedaksjonPerson[];
  /** Ids of those whom the editor has marked as gone. */
  readonly merket: ReadonlySet<string>;
  readonly liste: Liste | null;
  readonly slaattSammen: readonly {
    readonly id: string;
    readonly navn: string;
    readonly tidspunkt: Date;
  }[];
  readonly endret: { readonly av: string | null; readonly tidspunkt: Date } | null;
}

/** A suspension is shown only while it is in force. */
export function presentRedaksjon(
  redaksjon: StoredRedaksjon,
  { kontakter, svar, personer, merket, liste, slaattSammen, endret }: RedaksjonContext,
  now: Date,
): Redaksjon {
  const { id, navn, opprettet, versjon, redaktoer, domener, bekreftet, suspensjon } = redaksjon;
  return {
    ...{ id, navn, versjon, redaktoer },
    status: redaksjonStatus(stateOf(redaksjon), now),
    opprettet: osloIso(opprettet),
    domener: [...domener],
    kontakter: [...kontakter],
    svar: [...svar],
    bekreftet: bekreftet && osloDay(bekreftet),
    bekreftesIgjen: bekreftesIgjen(bekreftet),
    suspensjon:
      suspensjon && isWholeSuspended(redaksjon, now)
        ? { ...suspensjon, fra: osloIso(suspensjon.fra) }
        : null,
    personer: personer.map((person) => presentPerson(person, merket, now)),
    beroert: personer.filter(({ access }) => dependsOnNewsroom(access, now)).length,
    liste: liste && presentListe(liste, now),
    slaattSammen: slaattSammen.map((one) => ({ ...one, tidspunkt: osloIso(one.tidspunkt) })),
    endret: endret && { ...endret, tidspunkt: osloIso(endret.tidspunkt) },
  };
}

function presentPerson(
  { access, sistInnlogget, ...person }: RedaksjonPerson,
  merket: ReadonlySet<string>,
  now: Date,
): Redaksjon['personer'][number] {
  const ends = [access.to, access.endDate ? startOfOsloDay(access.endDate) : null]
    .filter((one) => one !== null)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const tilstand = accessState(access, now);
  return {
    ...person,
    tilstand,
    merket: merket.has(person.id) && tilstand !== 'suspended',
    tilgangTil: ends[0] ? osloIso(ends[0]) : null,
    sistInnlogget: sistInnlogget && osloIso(sistInnlogget),
  };
}

function presentListe(liste: Liste, now: Date): Redaksjon['liste'] {
  const { opprettet, paaminnet, utloeper, svart } = liste;
  return {
    sendt: osloIso(opprettet),
    paaminnet: paaminnet && osloIso(paaminnet),
    svarfrist: lastLinkDay(utloeper),
    svart: svart && osloIso(svart),
    tilstand: linkState(liste, now),
  };
}
