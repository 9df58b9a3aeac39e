import type { ReactNode } from 'react';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  back: 'Brukere',
  title: 'Bruker',
  loading: 'Henter brukeren',
  missing: 'Brukeren finnes ikke',
  maybeDeleted: 'Brukeren kan ha blitt slettet.',
  failed: 'Kunne ikke hente brukeren',
  employersAnswer: 'Arbeidsgivers svar',
  none: 'Ingen',
  access: 'Tilgang',
  status: 'Status',
  activeSince: 'Aktiv siden',
  updateBy: 'Årlig oppdatering innen',
  endDate: 'Sluttdato',
  lastSignIn: 'Sist innlogget',
  never: 'Aldri',
  aboutUser: 'Om brukeren',
  applications: 'Søknader',
  noApplications: 'Ingen søknader',
  newsroom: 'Redaksjon',
  noNewsroom: 'Brukeren hører ikke til en redaksjon i registeret.',
  changeNewsroom: 'Velg redaksjon',
  newsroomSaved: 'Redaksjonen er lagret.',
  newsroomEffect: 'Står på brukerens side og i redaksjonens liste over personer.',
  newsroomOvertaken: 'En annen har endret brukeren i mellomtiden. Se over siden, og velg på nytt.',
  insight: 'Innsyn',
  insightWhen: 'Når brukeren ber om innsyn og ikke kan laste ned selv.',
  downloadAll: 'Last ned alt om personen',
  insightLead:
    'Filen er til personen, på personens målform. Den har det pressetjenesten har lagret, men ikke lagrede søk, favoritter, notater og annet som er personens eget arbeid.',
  insightCare:
    'Send den bare til personen selv. Nedlastingen blir logget, og personen ser den i sin egen fil.',
  suspension: 'Suspensjon',
  suspend: 'Suspender',
  suspendAccess: 'Suspender tilgang',
  changeSuspension: 'Endre suspensjonen',
  suspendedUntil: 'Suspendert til',
  suspendedSince: 'Suspendert siden',
  opensThatDay: 'Tilgangen åpnes av seg selv denne dagen.',
  dateLimit: 'Datoen må være etter i dag.',
  reason: 'Begrunnelse',
  reasonHint: 'Vises til brukeren.',
  saveChange: 'Lagre endringen',
  cancel: 'Avbryt',
  suspensionChanged: 'Suspensjonen ble endret.',
  suspended: 'Tilgangen ble suspendert.',
  nothingToSuspend: 'Brukeren har ingen tilgang som kan suspenderes.',
  changedByOther: 'En annen har endret suspensjonen',
  notSuspendedNow: 'Nå er tilgangen ikke suspendert.',
  typedIsKept:
    'Det du har skrevet, er ikke lagret, men står i skjemaet. Lagrer du nå, gjelder det.',
  takeStored: 'Hent det som gjelder',
  notLifted: 'Den er ikke opphevet. Opphev den på nytt hvis du fortsatt vil det.',
  deletedFrom: (time: string) => `Slettes ${time}`,
  deletionEffect:
    'Brukeren har ikke tilgang lenger, og har fått e-post om slettingen. Angrer du, er alt som før.',
  orderedBy: (name: string) => `Bestilt av ${name}.`,
  lift: 'Opphev suspensjon',
  lifted: 'Suspensjonen ble opphevet.',
  alreadyLifted: 'Suspensjonen var allerede opphevet.',
  application: (day: string) => `Søknad ${day}`,
  newsroomSuspended: (name: string, day: string | null) =>
    day === null
      ? `Redaksjonen ${name} er suspendert inntil videre, og alle i den er uten tilgang.`
      : `Redaksjonen ${name} er suspendert til og med ${day}, og alle i den er uten tilgang.`,
  toNewsroom: 'Gå til redaksjonen',
  suspendEffect: (until: string) =>
    `Brukeren mister tilgangen med det samme, og får se begrunnelsen. Tilgangen åpnes av seg selv ${until}.`,
  suspendedNow: (until: string) => `Nå er tilgangen suspendert til ${until}:`,
  /** The status on the end date itself, on which there is no access any more. */
  endedToday: 'Ikke aktiv. Siste dag var i går.',
  opensOn: (day: string) => `Tilgangen åpnes av seg selv ${day}.`,
  suspendQuestion: (name: ReactNode) => (
    <>Er du sikker på at du ønsker å suspendere tilgangen til {name}?</>
  ),
});

/** Access that nobody uses. */
export const UBRUKT = bokmaal({
  heading: 'Ubrukt tilgang',
  keep: 'Behold tilgangen',
  reason: 'Begrunnelse for å beholde tilgangen',
  reasonHint: 'Vises bare til administratorer. Tilgangen regnes som brukt i dag.',
  kept: 'Tilgangen beholdes. Den regnes som brukt i dag.',
  takeBack: 'Behold ikke lenger',
  takenBack: 'Tilgangen beholdes ikke lenger. Er den ubrukt, blir brukeren varslet på nytt.',
  changedByOther: 'Noe er endret i mellomtiden',
  nowStands:
    'Brukeren har logget inn, eller en annen har endret brukeren. Siden viser hva som gjelder nå.',
  youWrote: 'Du skrev:',
  used: 'Tilgangen er i bruk.',
  keptOn: (day: string) => `Beholdt ${day}, selv om den ikke var brukt på tolv måneder:`,
  unused: (day: string) => `Ikke brukt siden ${day}.`,
  unusedEnds: (day: string, end: string) => `Ikke brukt siden ${day}, avsluttes ${end}.`,
  notTold: (day: string) =>
    `Ikke brukt siden ${day}. Avsluttes ikke før varselet til brukeren er sendt.`,
});

/** The status, and the reason when it is not active. */
export const TILSTAND = bokmaal({
  valid: 'Aktiv',
  lapsed: 'Ikke aktiv. Den årlige oppdateringen er ikke gjort.',
  suspended: 'Ikke aktiv. Tilgangen er suspendert.',
  ended: 'Ikke aktiv. Sluttdatoen er passert.',
  applicant: 'Ikke aktiv. Har aldri hatt tilgang.',
} satisfies Record<BrukerDetaljer['tilstand'], string>);
