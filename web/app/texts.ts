import { texts } from '#domain/texts.ts';

export const t = texts({
  loading: { nb: 'Laster siden', nn: 'Lastar sida' },
});
