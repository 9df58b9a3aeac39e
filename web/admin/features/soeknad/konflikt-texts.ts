import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  mineNotSaved: 'Din, ikke lagret',
  mine: 'Kommentaren din',
  which: 'Hva skal stå?',
  endDate: 'Sluttdatoen',
  status: 'Statusen',
  endDateWhich: 'Hvilken sluttdato skal gjelde?',
  noEndDate: 'ingen sluttdato',
  onHold: 'på vent',
  notOnHold: 'ikke på vent',
  save: 'Lagre',
  goOn: 'Fortsett å skrive',
  somebody: 'en annen',
  nothingIsSaved: 'Ingenting av ditt er lagret før du velger.',
  standsNow: (what: string) => `Nå står det: ${what}`,
  quoted: (text: string) => `«${text}»`,
  both: (first: string, second: string) => `${first}, ${second}`,
  savedBy: (who: string, when: string) =>
    `Lagret av ${who} ${when}, mens du hadde søknaden åpen. Ingenting ditt er borte.`,
  savedBySomebody: (who: string) =>
    `Lagret av ${who}, mens du hadde søknaden åpen. Ingenting ditt er borte.`,
  keepBoth: (who: string) => `Begge, den fra ${who} først og din etter`,
  keepTheirs: (who: string) => `Bare den fra ${who}. Teksten din kastes`,
  same: (what: string, value: string) => `${what} er den samme hos dere begge: ${value}.`,
  theirsNow: (what: string, value: string) => `${what} er nå ${value}.`,
  mineOnly: (what: string, value: string) => `${what} hos deg er ${value}, og er ikke lagret ennå.`,
  theirs: (value: string, who: string) => `Den som står nå, fra ${who}: ${value}`,
  yours: (value: string) => `Din: ${value}`,
});
