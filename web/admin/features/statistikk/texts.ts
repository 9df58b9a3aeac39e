import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Statistikk',
  loading: 'Henter statistikken …',
  failed: 'Kunne ikke hente statistikken',
  period: 'Periode',
  from: 'Fra',
  to: 'Til',
  dateLimit: 'Velg en dag fra 2020 til i dag.',
  badDate: 'Fyll ut hele datoen.',
  show: 'Vis',
  download: 'Last ned alt (CSV)',
  shownAs: 'Vis som',
  diagram: 'Diagram',
  table: 'Tabell',
  shown: (period: string) => `Statistikk for ${period}`,
  chartOf: (title: string) => `Diagram: ${title}`,
  asTable: 'Velg «Tabell» øverst for tallene i en tabell.',
  how: 'Slik teller vi',
});
