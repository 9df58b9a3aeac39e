import { bokmaal } from '#domain/texts.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** The texts of the suspension of a newsroom as a whole. */
export const t = bokmaal({
  suspendAll: 'Suspender hele redaksjonen',
  suspension: 'Suspensjon',
  loseAccess: (count: number) =>
    count === 0
      ? 'Ingen i redaksjonen har tilgang nå. De som får det, er suspendert så lenge.'
      : `${people(count)} mister tilgangen med en gang og får e-post.`,
  haveAccess: (count: number) =>
    count === 0
      ? 'Ingen får tilgang igjen av dette.'
      : `${people(count)} får tilgang igjen med en gang, og e-post om det.`,
  notAlone: 'De som også er suspendert hver for seg, er det fortsatt.',
  reason: 'Grunn',
  reasonHint: 'Vises til alle i redaksjonen.',
  through: 'Gjelder til og med',
  throughHint: 'Tomt felt betyr inntil videre.',
  applies: 'Gjelder',
  openEnded: 'Inntil videre',
  since: 'Suspendert siden',
  suspendAsk: 'Suspender …',
  suspend: 'Suspender',
  suspendName: (navn: string) => `Suspender ${navn}`,
  opensAfter: (day: string) => `Tilgangen er tilbake av seg selv etter ${day}.`,
  opensWhenLifted: 'Tilgangen er borte til du slipper redaksjonen inn igjen.',
  change: 'Endre suspensjonen',
  saveChange: 'Lagre endringen',
  cancel: 'Avbryt',
  letIn: 'Slipp inn igjen',
  letInAll: 'Slipp redaksjonen inn igjen',
  suspended: 'Redaksjonen er suspendert.',
  changed: 'Suspensjonen er endret.',
  lifted: 'Redaksjonen har tilgang igjen.',
  changedByOther: 'En annen har endret redaksjonen',
  changedBy: (name: string, at: string) => `${name}, ${at}.`,
  somebody: 'En annen administrator',
  suspendedNow: (through: string) => `Nå står det: suspendert til og med ${through}.`,
  openEndedNow: 'Nå står det: suspendert inntil videre.',
  notSuspendedNow: 'Nå står det: redaksjonen er ikke suspendert.',
  typedIsKept:
    'Det du har skrevet, er ikke lagret, men står i skjemaet. Lagrer du nå, gjelder det.',
  takeStored: 'Hent det som gjelder',
  notLifted: 'Den er ikke sluppet inn igjen av deg. Prøv på nytt hvis du fortsatt vil det.',
});
