import type { Uvanlig } from '#domain/gjennomgang.ts';
import { bokmaal } from '#domain/texts.ts';
import { formatCount, formatNumber } from '#web/format.ts';

export const t = bokmaal({
  back: 'Revisjonslogg',
  backToList: 'Alle gjennomganger',
  lead: 'Hver måned ser en administrator gjennom uvanlig bruk og et tilfeldig utvalg av loggen.',
  listFailed: 'Kunne ikke hente gjennomgangene.',
  failed: 'Kunne ikke hente gjennomgangen.',
  none: 'Ingen måneder har en gjennomgang ennå. Den lages når måneden er over.',
  missing: 'Det er ingen gjennomgang av denne måneden',
  missingWhy: 'Den lages når måneden er over, hvis loggen har hendelser.',
  loading: 'Henter gjennomgangen',
  month: 'Måned',
  events: 'Hendelser',
  judged: 'Vurdert',
  status: 'Status',
  unusual: 'Uvanlig bruk',
  noUnusual: 'Ingen har brukt tjenesten uvanlig mye denne måneden.',
  sample: 'Tilfeldig utvalg',
  person: 'Person',
  what: 'Hva',
  before: 'Måneden før',
  time: 'Tid',
  verdict: 'Vurdering',
  words: 'Ord',
  choose: 'Velg',
  seeEvents: 'Se hendelsene',
  seeEventsOf: (who: string) => `Se hendelsene til ${who}`,
  only: (who: string) => `Vis bare ${who}`,
  unknown: 'Ukjent',
  gone: 'Hendelsen er slettet fra loggen.',
  own: 'Gjelder deg. En annen må vurdere raden.',
  notJudged: 'Ikke vurdert',
  confirm: 'Jeg har sett på alle radene og vurdert dem',
  sign: 'Signer gjennomgangen',
  save: 'Lagre så langt',
  keepTheirs: 'Behold den',
  saveMine: 'Lagre min vurdering',
  somebody: 'en annen',
  saveFailed: 'Kunne ikke lagre alle vurderingene.',
  signFailed: 'Kunne ikke signere gjennomgangen.',
  signedNow: 'Gjennomgangen er signert.',
  standsNow: (verdict: string) => `Nå står det: ${verdict}`,
  mine: (verdict: string) => `Du har valgt: ${verdict}`,
  verdictOf: (nr: number) => `Vurdering av rad ${nr}`,
  wordsOf: (nr: number) => `Ord om rad ${nr}`,
  lacksOf: (nr: number) => `Rad ${nr} mangler vurdering.`,
  ownOf: (nr: number) => `Rad ${nr} gjelder deg, så en annen må vurdere den.`,
  ofRow: (nr: number, message: string) => `Rad ${nr}: ${message}`,
  deadline: (day: string) => `Frist ${day}`,
  overdue: (day: string) => `Over fristen ${day}`,
  signed: 'Signert',
  signedBy: (who: string, when: string) => `Signert av ${who}, ${when}`,
  by: (who: string, when: string) => `${who}, ${when}`,
  signsAs: (who: string, lacking: number) =>
    lacking === 0
      ? `Signeres som ${who}.`
      : `Signeres som ${who}. ${formatCount(lacking, 'rad', 'rader')} mangler vurdering.`,
  saved: (count: number) => `${formatCount(count, 'vurdering', 'vurderinger')} er lagret.`,
  outOf: (some: number, all: number) => `${formatNumber(some)} av ${formatNumber(all)}`,
  summary: (counts: {
    readonly month: string;
    readonly events: number;
    readonly unusual: number;
    readonly drawn: number;
    readonly judged: number;
  }) =>
    `${counts.month}. ${formatCount(counts.events, 'hendelse', 'hendelser')}, ${counts.unusual} uvanlige og ${counts.drawn} tilfeldig trukket. ${counts.judged} av ${counts.unusual + counts.drawn} vurdert.`,
  leftOut: (count: number) =>
    `${formatCount(count, 'person', 'personer')} til er over grensene. De som er mest over, vises.`,
});

/** What somebody has done unusually much of. */
export const UVANLIG_TEKST = bokmaal({
  utenfor: (count: number) => `Åpnet ${formatNumber(count)} saker utenfor sine domstoler`,
  samme: (count: number) => `Søkte ${formatNumber(count)} ganger med de samme ordene uten treff`,
  eksport: (count: number) => `Lastet ned ${formatNumber(count)} saker i filer`,
  natt: (count: number) =>
    `Så på eller lastet ned noe ${formatNumber(count)} ganger mellom kl. 00 og 05`,
} satisfies Record<Uvanlig, (count: number) => string>);
