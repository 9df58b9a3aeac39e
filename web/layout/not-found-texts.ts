import { texts } from '#domain/texts.ts';

export const t = texts({
  toFrontPage: { nb: 'Til forsiden', nn: 'Til framsida' },
});
