import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({ heading: 'Hvor godt domstolene varsler' });
