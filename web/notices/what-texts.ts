import { texts } from '#domain/texts.ts';

export const t = texts({
  from: { nb: 'fra', nn: 'frå' },
  to: { nb: 'til', nn: 'til' },
  noRoom: { nb: 'Sal er ikke lenger oppgitt', nn: 'Sal er ikkje lenger oppgitt' },
  hearing: {
    nb: (when: string) => `Rettsmøtet ${when}`,
    nn: (when: string) => `Rettsmøtet ${when}`,
  },
  appliesTo: {
    nb: (day: string) => `Gjelder rettsmøtet ${day}`,
    nn: (day: string) => `Gjeld rettsmøtet ${day}`,
  },
});
