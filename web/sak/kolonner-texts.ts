import { texts } from '#domain/texts.ts';

export const t = texts({
  shown: { nb: 'Vis kolonnene', nn: 'Vis kolonnane' },
  always: {
    nb: 'Rettsmøte, saksnummer, domstol og hva saken gjelder står der alltid, med begrensninger. Valget gjelder alle lister over saker.',
    nn: 'Rettsmøte, saksnummer, domstol og kva saka gjeld, står der alltid, med avgrensingar. Valet gjeld alle lister over saker.',
  },
  compact: { nb: 'Tette rader', nn: 'Tette rader' },
  files: {
    nb: 'Nedlastede filer har alltid alle kolonnene.',
    nn: 'Filer som blir lasta ned, har alltid alle kolonnane.',
  },
  reset: { nb: 'Nullstill', nn: 'Nullstill' },
  close: { nb: 'Lukk', nn: 'Lukk' },
  saved: { nb: 'Valget er lagret.', nn: 'Valet er lagra.' },
  isDefault: {
    nb: 'Alle kolonnene vises, og radene er ikke tette.',
    nn: 'Alle kolonnane er viste, og radene er ikkje tette.',
  },
  notSaved: { nb: 'Valget ble ikke lagret', nn: 'Valet blei ikkje lagra' },
});
