import type { Offence } from './offence.ts';

/** Sexual offences: chapter 26 of straffeloven. */
export const SEXUAL: readonly Offence[] = [
  {
    id: 'voldtekt',
    lov: [
      'Straffeloven § 291',
      'strl. § 291 bokstav a',
      'Straffeloven § 291, jf. § 292',
      'Straffeloven §§ 291–292',
      'strl. kap. 26',
    ],
    ord: [
      'voldtekt',
      'forsøk på voldtekt',
      'sovevoldtekt',
      'voldtektssak',
      'overfallsvoldtekt',
      'å ha voldtatt en annen',
    ],
    nynorsk: [
      'valdtekt',
      'forsøk på valdtekt',
      'sovevaldtekt',
      'valdtektssak',
      'å ha valdteke ein annan',
    ],
    story: 'seksuell',
    victim: true,
  },
  {
    id: 'overgrep_barn',
    lov: [
      'Straffeloven § 299',
      'Straffeloven §§ 299 og 302',
      'Straffeloven § 304',
      'strl. § 305 bokstav b',
      'strl. kap. 26',
    ],
    ord: [
      'voldtekt av barn under 14 år',
      'seksuell omgang med barn',
      'overgrepssak',
      'seksuelle overgrep mot barn',
      'seksuelt krenkende atferd overfor barn under 16 år',
    ],
    nynorsk: [
      'valdtekt av born under 14 år',
      'seksuell omgang med born',
      'overgrepssak',
      'seksuelle overgrep mot born',
    ],
    story: 'seksuell',
    victim: true,
  },
  {
    id: 'overgrepsbilder',
    lov: ['Straffeloven § 311', 'strl. § 311 første ledd bokstav c', 'Straffeloven § 306'],
    ord: [
      'befatning med overgrepsmateriale',
      'nedlasting av overgrepsbilder',
      'avtale om møte for å begå overgrep',
      'nettovergrep',
    ],
    nynorsk: ['befatning med overgrepsmateriale', 'nedlasting av overgrepsbilete', 'nettovergrep'],
    story: 'data',
    victim: true,
  },
  {
    id: 'seksuell_handling',
    lov: ['Straffeloven § 297', 'strl. § 298', 'Straffeloven §§ 297 og 298'],
    ord: ['seksuell handling uten samtykke', 'seksuelt krenkende atferd', 'blotting', 'beføling'],
    nynorsk: ['seksuell handling utan samtykke', 'seksuelt krenkjande åtferd', 'blotting'],
    story: 'seksuell',
    victim: true,
  },
  {
    id: 'sexkjoep',
    lov: ['Straffeloven § 316', 'Straffeloven § 309'],
    ord: ['kjøp av seksuelle tjenester', 'sexkjøp', 'kjøp av seksuelle tjenester fra mindreårige'],
    nynorsk: ['kjøp av seksuelle tenester', 'sexkjøp'],
    story: 'seksuell',
  },
];
