import { texts } from '#domain/texts.ts';

export const t = texts({ name: { nb: 'Varsel', nn: 'Varsel' } });
