import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  undo: 'Angre',
  undone: (name: string) => `Avgjørelsen av søknaden fra ${name} er angret. Den venter igjen.`,
  open: 'Åpne søknaden',
  approvedMailAt: (name: string, time: string) =>
    `E-posten til ${name} om at søknaden er godkjent, sendes kl. ${time}.`,
  rejectedMailAt: (name: string, time: string) =>
    `E-posten til ${name} om at søknaden ikke er godkjent, sendes kl. ${time}.`,
  left: (minutes: string) => ` (${minutes})`,
});
