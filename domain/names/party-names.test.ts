import { describe, expect, it } from 'vitest';
import { hasUnreadParty, partyNames } from './party-names.ts';

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
    ['Tiltalt: Prøvesen, Ola\nFornærmet: Kari Myrlid', ['Prøvesen Ola', 'Kari Myrlid']],
    ['Zkrog, Ola Zkrlid', ['Zkrog Ola Zkrlid']],
    ['Zkrog, A. S.', ['Zkrog A. S.']],
    ['Zkrog, Ola Per Zkrlid', ['Zkrog', 'Ola Per Zkrlid']],
    ['Zkrog, Ola per', ['Zkrog', 'Ola per']],
    ['Zkrog, den Ola', ['Zkrog', 'den Ola']],
    ['Zkrog, Nav', ['Zkrog']],
    ['PÅTALEMYNDIGHETEN MOT VIDAR SKOGMYRHAUG', ['VIDAR SKOGMYRHAUG']],
    ['påtalemakta mot vidar skogmyrhaug', ['vidar skogmyrhaug']],
    ['Áile Đorraš mot Staten v/Justis- og beredskapsdepartementet', ['Áile Đorraš']],
    ['Jan van der Myrlid', ['Jan van der Myrlid']],
    ['Åse Lopez-Myrlid (f. 1980)', ['Åse Lopez-Myrlid']],
    ['A.B. Ødegårdsvik (saksøker) mot K. Ås', ['A.B. Ødegårdsvik', 'K. Ås']],
    ['Ola Myrlids dødsbo', ['Ola Myrlid']],
    ['Kari Lies dødsbo mot Ola Moes arvinger', ['Kari Lie', 'Ola Moe']],
    ['Politiadvokat Anders Prøvdal mot Dag Dom', ['Anders Prøvdal', 'Dag Dom']],
    [
      '1. Ola Prøvesen\n2. Kari Myrlid (tidligere Tåkeheim)',
      ['Ola Prøvesen', 'Kari Myrlid', 'Tåkeheim'],
    ],
    ['Skatteetaten mot Våge & Sønner AS', ['firma: Våge Sønner']],
    [
      'Fjordbygg Eiendom A/S v/ styreleder Kari Myrlid',
      ['firma: Fjordbygg Eiendom', 'Kari Myrlid'],
    ],
    ['Sameiet Elvekanten 2–6 mot Ola Prøvesen', ['firma: Elvekanten', 'Ola Prøvesen']],
  ])('are those of persons and firms: %s', (parter, names) => {
    expect(read(parter)).toEqual(names);
  });

  it.each([
    ['Anh Van Le', ['Anh Van Le']],
    ['Une Zkrobbestad', ['Une Zkrobbestad']],
    ['UNE ZKROBBESTAD', ['UNE ZKROBBESTAD']],
    ['Nav Zkrsingh mot NAV', ['Nav Zkrsingh']],
    ['Andre Zkroppsund', ['Andre Zkroppsund']],
    ['Påtalemyndigheten mot Andre', ['Andre']],
    ['Påtalemyndigheten mot Rett', ['Rett']],
    ['Oslo kommune & Per Zkrogstadmoen', ['Per Zkrogstadmoen']],
    ['Oslo kommune + Per Zkrogstadmoen', ['Per Zkrogstadmoen']],
    ['Oslo kommune  Per Zkrogstadmoen', ['Per Zkrogstadmoen']],
    ['Oslo kommune-Per Zkrogstadmoen', ['Per Zkrogstadmoen']],
    ['Staten vs. Ali Zkrabadi', ['Ali Zkrabadi']],
    ['Staten contra Ali Zkrabadi', ['Ali Zkrabadi']],
    ['Staten Ali Zkrabadi', ['Ali Zkrabadi']],
    ['Påtalemyndigheten-Ola Zkribeli', ['Ola Zkribeli']],
    ['Påtalemyndigheten—Ola Zkribeli', ['Ola Zkribeli']],
    ['Per Dahl ansatt i Nav', ['Per Dahl']],
    ['Per Dahl, ansatt hos Skatteetaten', ['Per Dahl']],
    ['Namsfogden i Oslo Per Zkrog', ['Per Zkrog']],
    ['Per Zkrog Oslo kommune', ['Per Zkrog Oslo']],
    ['Kari Bank', ['Kari Bank']],
    ['påtalemyndigheten mot rett dom', ['rett dom']],
    ['Fjordbygg AS Per Zkrog', ['firma: Fjordbygg', 'Per Zkrog']],
    ['Dom, Bo', ['Dom Bo']],
    ['王小明 mot staten', ['王小明']],
    ['สมชาย ใจดี, محمد علي', ['สมชาย ใจดี', 'محمد علي']],
    ['Tiltalte Ola Zkrog og andre', ['Ola Zkrog']],
    ['Politi mot Camilla Politi', ['Camilla Politi']],
    ['Boet Zkrogstadmoen (saksøkt)', ['Boet Zkrogstadmoen']],
    ['Ola Verge', ['Ola Verge']],
    ['BOET DEN ZKRADEL M.FL.', ['BOET DEN ZKRADEL']],
    ['ADVOKAT ANDRE', ['ANDRE']],
    ['Verge Kari Zkrog', ['Kari Zkrog']],
    ['boet etter Kari Zkrog', ['Kari Zkrog']],
    ['HỒ TỐ TÂM V/ BARNEVERNTJENESTEN I BERGEN', ['HỒ TỐ TÂM']],
    ['OLA ZKROG V/KARI ZKRIM', ['OLA ZKROG', 'KARI ZKRIM']],
    ['Påtalemyndigheten mot Une', ['Une']],
    ['Per Mot', ['Per Mot']],
    ['Per Ved mot staten', ['Per Ved']],
    ['Eller Zkrog Mot Ola Zkrim', ['Eller Zkrog', 'Ola Zkrim']],
    ['Staten Mot Ola Zkrog', ['Ola Zkrog']],
    ['Ola Zkrog\u0085Kari Zkrim', ['Ola Zkrog', 'Kari Zkrim']],
    ['Ola Zkrog\u2028Kari Zkrim\u000bLiv Zkrum', ['Ola Zkrog', 'Kari Zkrim', 'Liv Zkrum']],
    ['Zkrog, K.M.', ['Zkrog K.M.']],
    ['Kari og Ola Zkrog', ['Kari Zkrog', 'Ola Zkrog']],
    ['Ektefellene Kari og Ola Zkrog', ['Kari Zkrog', 'Ola Zkrog']],
    ['kari og ola zkrog', ['kari zkrog', 'ola zkrog']],
    ['Staten og Ola Zkrog', ['Ola Zkrog']],
    ['Ola "Zkrummi" Zkrog', ['Ola Zkrummi Zkrog']],
    ['Selskapet Zkrog AS', ['firma: Zkrog']],
    ['Ola Zkrog C/O Kari Zkrim', ['Ola Zkrog', 'Kari Zkrim']],
    ['Ola Zkr&oslash;g &amp; Kari&nbsp;Zkrim', ['Ola Zkrøg', 'Kari Zkrim']],
  ])('a public word, a role or a particle says nothing of its neighbours: %s', (parter, names) => {
    expect(read(parter)).toEqual(names);
    expect(hasUnreadParty(parter)).toBe(false);
  });

  it.each([
    ['påtalemyndigheten mot andre dom', ['andre dom']],
    ['de to naboene', ['de to naboene']],
    ['Ola Zkrog, naboen', ['Ola Zkrog', 'naboen']],
    ['Gjenboeren ville ikke si det', ['Gjenboeren ville si']],
  ])(
    'what is neither a name nor known to be something else is a name, and told: %s',
    (parter, names) => {
      expect(read(parter)).toEqual(names);
      expect(hasUnreadParty(parter)).toBe(true);
    },
  );

  it.each([
    'Påtalemyndigheten',
    'Oslo kommune v/ordføreren',
    'Staten v/Arbeids- og velferdsdirektoratet',
    'NAV mot Sør-Øst politidistrikt',
    'A mot B',
    'Part A mot Part B',
    'Verge Advokat',
    'Navn ikke oppgitt av retten',
    'Tiltalte er anonymisert',
    'TILTALTE ER ANONYMISERT',
    'Begge parter er anonymiserte',
    'Ikke oppgitt',
    'Se vedlagt partsliste',
    'Tiltalt nr. 2 m.fl.',
    'Far mot mor',
    'A.B. og N.N., AA, BB',
    'Mindreårig barn v/verge',
    'NAV',
    'Nav Klageinstans Øst',
    'UNE',
    'UDI mot A',
    'Riksadvokaten',
    'Statens vegvesen',
    'STATENS VEGVESEN',
    'Statens innkrevingssentral',
    'Arbeids- og velferdsetaten',
    'Arbeids- og velferdsdirektoratet v/direktøren',
    'Staten v/Justis- og beredskapsdepartementet',
    'Staten ved Barne- og familiedepartementet',
    'Barne-, ungdoms- og familiedirektoratet',
    'Barneverns- og helsenemnda i Oslo og Viken',
    'barneverntjenesten i Bergen kommune',
    'Barneverntjenesten i Indre Østfold',
    'Namsfogden i Oslo',
    'Statsforvalteren i Møre og Romsdal',
    'Statsforvalteren i Østfold, Buskerud, Oslo og Akershus',
    'Oslo kommune',
    'Nordre Follo kommune',
    'Evje og Hornnes kommune',
    'Møre og Romsdal fylkeskommune',
    'Vestfold fylkeskommune',
    'Øst politidistrikt',
    'OSLO POLITIDISTRIKT',
    'Sogn og Fjordane tingrett',
    'Borgarting lagmannsrett',
    'Utlendingsnemnda',
    'Utlendingsdirektoratet (UDI)',
    'Finansdepartementet',
    'Skatteetaten',
    'Skattekontoret',
    'Tolletaten',
    'Kystverket',
    'Regjeringsadvokaten',
    'Kongeriket Norge',
    '',
  ])('are none of the public, of roles, of letters and sentences: %s', (parter) => {
    expect(read(parter)).toEqual([]);
    expect(hasUnreadParty(parter)).toBe(false);
  });
});
