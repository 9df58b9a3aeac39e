import { bokmaal } from '#domain/texts.ts';
import { formatCount } from '#web/format.ts';

export const t = bokmaal({
  chip: 'Fra domstolens liste',
  list: 'Begrensninger fra domstolenes lister',
  lead: 'Domstolen har satt disse i listen sin. De endres og oppheves der, ikke her.',
  more: (count: number) =>
    `Her står de nyeste. ${formatCount(count, 'eldre sak', 'eldre saker')} med begrensning vises ikke.`,
  case: 'Sak',
  what: 'Hva',
  known: 'Kom i listen',
  court: 'Domstol',
  allCourts: 'Alle domstoler',
});
