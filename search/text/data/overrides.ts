/**
 * Word families that the Norwegian snowball stemmer splits or mixes up: every form on the right gets the stem on the
 * left. Folded. Add a family here when a search misses an inflected form.
 */
export const OVERRIDES: Readonly<Record<string, readonly string[]>> = {
  dom: ['dom', 'dommen', 'doms', 'dommene', 'dommer', 'dommar', 'domar', 'domane'],
  konkurs: ['konkurs', 'konkursen', 'konkurser', 'konkursene', 'konkursar', 'konkursane'],
  kurs: ['kurs', 'kurset', 'kursene'],
  bot: ['bot', 'boten', 'boeter', 'boetene', 'boeta', 'boetelegge', 'boetelagt'],
  barn: ['barn', 'barnet', 'barna', 'barnene', 'borna', 'born'],
  mann: ['mann', 'mannen', 'menn', 'mennene'],
  bolig: ['bolig', 'boligen', 'boliger', 'boligene', 'bustad', 'bustaden', 'bustader', 'bustadene'],
  samvaer: ['samvaer', 'samvaeret'],
  ansvar: ['ansvar', 'ansvaret'],
  trussel: [
    'trussel',
    'trusselen',
    'trusler',
    'truslene',
    'trussels',
    'truslar',
    'truslane',
    'trugsmaal',
    'trugsmaalet',
  ],
  drep: ['drepe', 'dreper', 'drepte', 'drept', 'drepne'],
  stjele: ['stjele', 'stjeler', 'stjal', 'stjaalet', 'stolen'],
  doemt: ['doemt', 'doemte', 'doemd', 'doemde', 'doemme', 'doemmer'],
  tiltalt: ['tiltalt', 'tiltalte', 'tiltaltes'],
  gjeld: ['gjeld', 'gjelda', 'gjelden'],
  fot: ['fot', 'foten', 'foetter'],
  haand: ['haand', 'haanda', 'haanden', 'hender', 'hendene'],
  kvinne: ['kvinne', 'kvinnen', 'kvinner', 'kvinnene', 'kvinna', 'kvinnor'],
  vitne: ['vitne', 'vitnet', 'vitner', 'vitnene', 'vitna'],
};
