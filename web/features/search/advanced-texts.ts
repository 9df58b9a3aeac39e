import { texts } from '#domain/texts.ts';

export const t = texts({
  legend: {
    nb: 'Alle feltene du fyller ut, må stemme.',
    nn: 'Alle felta du fyller ut, må stemme.',
  },
});
