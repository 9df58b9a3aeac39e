import { texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of cases with most of the words. */
export const t = texts({
  /** `some` and `all` are numbers of words. */
  count: {
    nb: (count: number, some: string, all: string, isLeast: boolean) =>
      `${formatNumber(count)} ${count === 1 ? 'sak' : 'saker'} har ${isLeast ? 'minst ' : ''}${some} av de ${all} ordene.`,
    nn: (count: number, some: string, all: string, isLeast: boolean) =>
      `${formatNumber(count)} ${count === 1 ? 'sak' : 'saker'} har ${isLeast ? 'minst ' : ''}${some} av dei ${all} orda.`,
  },
  notCounted: {
    nb: (count: number) => `${count === 1 ? 'Den' : 'De'} er ikke med i antall treff.`,
    nn: (count: number) => `${count === 1 ? 'Saka' : 'Dei'} er ikkje med i talet på treff.`,
  },
  /** From null on. */
  numbers: {
    nb: 'null ett to tre fire fem seks sju åtte ni ti elleve tolv',
    nn: 'null eitt to tre fire fem seks sju åtte ni ti elleve tolv',
  },
  lacks: { nb: 'Mangler', nn: 'Manglar' },
  showMore: { nb: 'Vis flere', nn: 'Vis fleire' },
  notAll: {
    nb: (count: number) =>
      `Her er de ${count} sakene som passer best. Velg domstol eller kortere periode for å se resten.`,
    nn: (count: number) =>
      `Her er dei ${count} sakene som passar best. Vel domstol eller kortare periode for å sjå resten.`,
  },
});
