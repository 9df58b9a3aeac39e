import type { Skjulte, SkjultBegrensning, SkjultSkjuling } from '#contract/admin/skjulte.ts';

const common = {
  ...{ sakId: 'S000123', saksnummer: '26-071352MED-TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ siden: '2026-11-12T10:12:00+01:00', av: 'Astrid Domsland', seIgjen: null },
  ...{ versjon: 1, endret: null, endretAv: null },
};

export const shownSkjuling = (change: Partial<SkjultSkjuling> = {}): SkjultSkjuling => ({
  ...{ ...common, id: 4, slag: 'skjuling', omfang: 'parter', filtype: null, grunn: 'feil' },
  forslag: null,
  ...{ tekst: 'Domstolen sender rettet liste i uke 48.', ...change },
});

export const shownBegrensning = (change: Partial<SkjultBegrensning> = {}): SkjultBegrensning => ({
  ...{ ...common, id: 4, slag: 'begrensning', type: 'referatforbud' },
  ...{ sakId: 'S000200', saksnummer: '26-064417TVI-TAGD', domstolNavn: 'Agder tingrett' },
  ...{ gjelderTil: '2030-12-04', tekst: 'Gjelder forklaringen 17.11.', ...change },
});

/** A row of each kind: due, by a command, of a document, of a case that is gone. */
export function shownSkjulte(): Skjulte {
  return {
    rader: [
      shownSkjuling({ seIgjen: '2026-11-19' }),
      shownBegrensning({ seIgjen: '2030-11-24' }),
      shownSkjuling({
        ...{ id: 5, omfang: 'sak', grunn: 'sikkerhet', domstolNavn: null },
        forslag: {
          ...{ id: 3, foreslatt: '2026-11-20T09:00:00+01:00', av: 'Vidar Tinghaug' },
          ...{ erMitt: false, forklaring: 'Den det gjelder, samtykker.' },
          utloeper: '2026-11-28T00:00:00+01:00',
        },
        ...{ saksnummer: '26-083310ENE-TSOS', av: 'Systemet, bestilt av Torbjørn Lysvåg' },
      }),
      shownSkjuling({ id: 6, omfang: 'dokument', filtype: 'avgjoerelse', av: null }),
      shownBegrensning({ id: 7, type: 'skjultIdentitet', gjelderTil: null }),
    ],
  };
}
