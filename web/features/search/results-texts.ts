import type { Fasett } from '#contract/search.ts';
import { type Both, texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of the hits, and of what stands above them. */
export const t = texts({
  searching: { nb: 'Søker …', nn: 'Søker …' },
  totalHits: {
    nb: (count: number) => `Antall treff: ${count}`,
    nn: (count: number) => `Talet på treff: ${count}`,
  },
  /** Cases that are no hits; `isMost`: with at least half of the words. */
  nesten: {
    nb: (isMost: boolean) => `${isMost ? 'Nesten alle' : 'Noen av'} ordene`,
    nn: (isMost: boolean) => `${isMost ? 'Nesten alle' : 'Nokre av'} orda`,
  },
  pageOf: {
    nb: (page: number, pages: number) => `Side ${page} av ${pages}`,
    nn: (page: number, pages: number) => `Side ${page} av ${pages}`,
  },
  oldHits: {
    nb: 'Treffene hører til forrige søk. Trykk Søk for å oppdatere.',
    nn: 'Treffa høyrer til det førre søket. Trykk Søk for å oppdatere.',
  },
  oldHitsNoContact: {
    nb: 'Treffene hører til forrige søk. De nye kommer når forbindelsen er tilbake.',
    nn: 'Treffa høyrer til det førre søket. Dei nye kjem når sambandet er tilbake.',
  },
  otherSpelling: {
    nb: (query: string, found: string) => `Ingen treff på «${query}». Viser treff på «${found}».`,
    nn: (query: string, found: string) => `Ingen treff på «${query}». Viser treff på «${found}».`,
  },
  pagesOfHits: { nb: 'Sider med treff', nn: 'Sider med treff' },
  failedHasRows: {
    nb: 'Treffene nedenfor er fra forrige gang. Vent litt, og prøv igjen.',
    nn: 'Treffa nedanfor er frå førre gong. Vent litt, og prøv igjen.',
  },
  failedNoRows: {
    nb: 'Søket ditt er beholdt. Vent litt, og prøv igjen.',
    nn: 'Søket ditt er teke vare på. Vent litt, og prøv igjen.',
  },

  saveSearch: { nb: 'Lagre søket', nn: 'Lagre søket' },
  savedSearch: { nb: 'Lagret', nn: 'Lagra' },
  download: { nb: 'Last ned treffene', nn: 'Last ned treffa' },
  sortBy: { nb: 'Sorter på', nn: 'Sorter etter' },
  newSince: {
    nb: (count: number) => `${formatNumber(count)} ${count === 1 ? 'ny' : 'nye'} siden sist`,
    nn: (count: number) => `${formatNumber(count)} ${count === 1 ? 'ny' : 'nye'} sidan sist`,
  },
  newSinceUncounted: { nb: 'Nye siden sist', nn: 'Nye sidan sist' },
  lastSeen: {
    nb: (moment: string) => `Sist sett ${moment}`,
    nn: (moment: string) => `Sist sett ${moment}`,
  },
  today: { nb: (time: string) => `i dag kl. ${time}`, nn: (time: string) => `i dag kl. ${time}` },
  yesterday: {
    nb: (time: string) => `i går kl. ${time}`,
    nn: (time: string) => `i går kl. ${time}`,
  },
  onDay: {
    nb: (day: string, time: string) => `${day} kl. ${time}`,
    nn: (day: string, time: string) => `${day} kl. ${time}`,
  },

  filterHits: { nb: 'Filtrer treffene', nn: 'Filtrer treffa' },
  filter: { nb: 'Filtrer', nn: 'Filtrer' },
  filters: { nb: 'Filtre', nn: 'Filter' },
  remove: { nb: (facet: string) => `Fjern ${facet}: `, nn: (facet: string) => `Fjern ${facet}: ` },
  removeAll: { nb: 'Fjern alle', nn: 'Fjern alle' },
  chosen: { nb: 'valgt', nn: 'valt' },
});

/** The facets: what one value is called, and several. */
export const FASETT_NAVN = texts({
  domstol: {
    label: { nb: 'Domstol', nn: 'Domstol' },
    many: { nb: 'domstoler', nn: 'domstolar' },
  },
  sakstype: {
    label: { nb: 'Sakstype', nn: 'Sakstype' },
    many: { nb: 'sakstyper', nn: 'sakstypar' },
  },
  rettsmoetetype: {
    label: { nb: 'Rettsmøtetype', nn: 'Rettsmøtetype' },
    many: { nb: 'rettsmøtetyper', nn: 'rettsmøtetypar' },
  },
  kode: { label: { nb: 'Kode', nn: 'Kode' }, many: { nb: 'koder', nn: 'kodar' } },
  begrensning: {
    label: { nb: 'Begrensning', nn: 'Avgrensing' },
    many: { nb: 'begrensninger', nn: 'avgrensingar' },
  },
} satisfies Record<Fasett, { label: Both; many: Both }>);
