import { texts } from '#domain/texts.ts';

/** The texts of every form. */
export const t = texts({
  send: { nb: 'Send inn', nn: 'Send inn' },
  restored: {
    nb: 'Vi tok vare på det du hadde skrevet.',
    nn: 'Vi tok vare på det du hadde skrive.',
  },
  startAfresh: { nb: 'Begynn på nytt', nn: 'Start på nytt' },
});
