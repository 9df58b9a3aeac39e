import { texts } from '#domain/texts.ts';

export const t = texts({
  title: { nb: 'Parter', nn: 'Partar' },
  summary: {
    nb: (saksnummer: string, count: number) => `Sak ${saksnummer} · ${count} parter`,
    nn: (saksnummer: string, count: number) => `Sak ${saksnummer} · ${count} partar`,
  },
  list: {
    nb: (saksnummer: string) => `Parter i sak ${saksnummer}`,
    nn: (saksnummer: string) => `Partar i sak ${saksnummer}`,
  },
  close: { nb: 'Lukk', nn: 'Lukk' },
});
