import { describe, expect, it } from 'vitest';
import { partyNames } from './party-names.ts';

/** Each name with spaces; a firm with its kind. */
const read = (parter: string) =>
  partyNames(parter).map(({ words, isFirm }) => (isFirm ? 'firma: ' : '') + words.join(' '));

describe('the names in the text of the parties', () => {
  it.each([
    [
      'Påtalemyndigheten mot Vidar Skogmyrhaug og Liv Tåkeheim',
      ['Vidar Skogmyrhaug', 'Liv Tåkeheim'],
    ],
    ['Ola Prøvesen, Kari Prøvesen', ['Ola Prøvesen', 'Kari Prøvesen']],
    ['Tiltalt: Prøvesen, Ola\nFornærmet: Kari Myrlid', ['Prøvesen', 'Ola', 'Kari Myrlid']],
    ['PÅTALEMYNDIGHETEN MOT VIDAR SKOGMYRHAUG', ['VIDAR SKOGMYRHAUG']],
    ['påtalemakta mot vidar skogmyrhaug', ['vidar skogmyrhaug']],
    ['Áile Đorraš mot Staten v/Justis- og beredskapsdepartementet', ['Áile Đorraš']],
    ['Jan van der Myrlid', ['Jan Myrlid']],
    ['Åse Lopez-Myrlid (f. 1980)', ['Åse Lopez Myrlid']],
    ['A.B. Ødegårdsvik (saksøker) mot K. Ås', ['Ødegårdsvik', 'Ås']],
    ['Ola Myrlids dødsbo', ['Ola Myrlids']],
    ['Politiadvokat Anders Prøvdal mot Dag Dom', ['Anders Prøvdal', 'Dag Dom']],
    [
      '1. Ola Prøvesen\n2. Kari Myrlid (tidligere Tåkeheim)',
      ['Ola Prøvesen', 'Kari Myrlid', 'Tåkeheim'],
    ],
    ['Skatteetaten mot Våge & Sønner AS', ['firma: Våge Sønner']],
    ['Fjordbygg Eiendom A/S v/ styreleder Kari Myrlid', ['firma: Fjordbygg', 'Kari Myrlid']],
    ['Sameiet Elvekanten 2–6 mot Ola Prøvesen', ['firma: Elvekanten', 'Ola Prøvesen']],
  ])('are those of persons and firms: %s', (parter, names) => {
    expect(read(parter)).toEqual(names);
  });

  it.each([
    'Påtalemyndigheten',
    'Oslo kommune v/ordføreren',
    'Staten v/Arbeids- og velferdsdirektoratet',
    'NAV mot Sør-Øst politidistrikt',
    'A mot B',
    'Navn ikke oppgitt av retten',
    'Tiltalte er anonymisert',
    '',
  ])('are none of the public, of roles, of letters and sentences: %s', (parter) => {
    expect(read(parter)).toEqual([]);
  });
});
