import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'E-post',
  none: 'Ingen e-poster er sendt eller venter.',
  sent: 'Sendt',
  waits: 'Venter',
  returned: 'I retur',
  givenUp: 'Ikke sendt',
  because: (reason: string) => `Årsak: ${reason}.`,
  lastAttempt: (reason: string) => `Forrige forsøk: ${reason}.`,
  older: (count: number) => (count === 1 ? 'Vis 1 eldre' : `Vis ${count} eldre`),
  since: (day: string) =>
    `Viser e-poster siden ${day}. Eldre huskes ikke. Innholdet slettes når en e-post er sendt.`,
  retryOf: (what: string) => `Prøv igjen: ${what}`,
});
