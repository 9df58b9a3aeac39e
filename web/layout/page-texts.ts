import { texts } from '#domain/texts.ts';

/** What the title of every tab has. */
export const t = texts({
  serviceName: { nb: 'Domstolenes pressetjeneste', nn: 'Pressetenesta til domstolane' },
});
