import type { ReactNode } from 'react';
import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Brukere',
  active: 'Aktive',
  history: 'Historikk',
  unused: 'Ubrukt',
  unusedSince: (day: string) => `Ikke brukt siden ${day}`,
  unusedEnds: (day: string, end: string) => `Ikke brukt siden ${day}, avsluttes ${end}`,
  beingDeleted: 'Slettes',
  failed: 'Kunne ikke hente brukerne',
  empty: 'Ingen treff på brukere.',
  pages: 'Sider med brukere',
  show: 'Vis brukere',
  search: 'Søk i brukere',
  activeFirst: 'Status, aktive først',
  inactiveFirst: 'Status, ikke aktive først',
  name: 'Navn',
  position: 'Stilling',
  workplace: 'Arbeidssted',
  never: 'Aldri',
  lastSignIn: 'Sist innlogget',
  activeSince: 'Aktiv siden',
  status: 'Status',
  remove: 'Slett',
  deleteTitle: 'Slett bruker',
  deleting: 'Sletter brukeren',
  deleteFailed: 'Brukeren kunne ikke slettes.',
  changedByOther: 'En annen har endret brukeren, som ikke er slettet.',
  deleteEffect:
    'Brukeren mister tilgangen og blir logget ut med det samme, og får e-post om det. Profilen, favorittene og alt annet slettes etter ett døgn. Til da kan det angres.',
  found: (total: number) => (total === 1 ? '1 bruker' : `${total} brukere`),
  signInNewest: 'Sist innlogget, nyeste først',
  signInOldest: 'Sist innlogget, eldste først',
  activeNewest: 'Aktiv siden, nyeste først',
  activeOldest: 'Aktiv siden, eldste først',
  deleted: (name: string, time: string) => `${name} har mistet tilgangen, og slettes ${time}.`,
  deletedWithinADay: (name: string) => `${name} har mistet tilgangen, og slettes om et døgn.`,
  alreadyDeleted: (name: string) => `${name} var allerede slettet.`,
  nowSuspended: (until: string) =>
    `Nå er tilgangen suspendert til ${until}. Trykk «Slett» igjen hvis brukeren fortsatt skal slettes.`,
  nowValid:
    'Nå har brukeren gyldig tilgang. Trykk «Slett» igjen hvis brukeren fortsatt skal slettes.',
  nowWithout:
    'Nå har brukeren ingen tilgang. Trykk «Slett» igjen hvis brukeren fortsatt skal slettes.',
  deleteQuestion: (name: ReactNode) => (
    <>Er du sikker på at du ønsker å slette {name} fra tjenesten?</>
  ),
});
