import { texts } from '#domain/texts.ts';

export const t = texts({
  cancel: { nb: 'Avbryt', nn: 'Avbryt' },
});
