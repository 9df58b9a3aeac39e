import type { Forhaandsvisning } from '#contract/admin/lister.ts';
import { MAX_VISTE_RADER, forskjeller } from '#domain/opplasting.ts';
import { MAX_AVVIST } from '#domain/importer.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { osloIso } from '#domain/time.ts';
import type { ReadCase, ReadList } from '#import/upload/read-uploaded.ts';

/**
 * What a list would change, as an administrator is shown it: without the names of the parties in whatever text, and of a case that
 * is hidden nothing but its number.
 */
export function presentPreview(read: ReadList, now: Date): Forhaandsvisning {
  const { importfil, outcome, removed } = read;
  const { created, changed, unchanged, repeated, rejected } = outcome;
  return {
    ...{ versjon: read.print, fil: importfil.fil, tegnsett: read.tegnsett, laget: osloIso(now) },
    domstoler: [...importfil.domstolNavn],
    rader: created + changed + unchanged + repeated + rejected,
    tall: {
      ...{ nye: created, endret: changed, uendret: unchanged, gjentatt: repeated },
      ...{ avvist: rejected, borte: read.borte.length },
      funn: new Set(read.funn.map(({ line }) => line)).size,
    },
    fjernes:
      removed.removedHearings > 0
        ? { saker: removed.removedCases, moeter: removed.removedHearings }
        : null,
    sperret: sperretOf(removed),
    nye: read.nye.slice(0, MAX_VISTE_RADER).map(presentNy),
    endret: read.endret.slice(0, MAX_VISTE_RADER).flatMap(presentEndret),
    borte: read.borte.slice(0, MAX_VISTE_RADER).map(({ saksnummer, moeter, erSlettet }) => ({
      ...{ saksnummer, moeter },
      blir: removed.removedHearings === 0 ? 'staar' : erSlettet ? 'sak_fjernes' : 'moeter_fjernes',
    })),
    avvist: read.avvist.slice(0, MAX_AVVIST).map(({ line, field, grunn, posisjon }) => ({
      ...{ linje: line, felt: field, grunn, posisjon: posisjon ?? null },
    })),
    funn: read.funn.slice(0, MAX_VISTE_RADER).map(({ line, field, finding, saksnummer }) => ({
      ...{ linje: line, saksnummer, felt: field, slag: FUNN_SLAG[finding] },
    })),
  };
}

const FUNN_SLAG = {
  'party name': 'navn',
  'graded address': 'gradert',
  'unread party': 'ulest',
} as const;

function sperretOf({ completeRefused }: ReadList['removed']): Forhaandsvisning['sperret'] {
  if (completeRefused === null) return null;
  if (completeRefused.reason === 'unreadable') return { grunn: 'uleselig' };
  return { grunn: 'for_mange', moeter: completeRefused.hearings, av: completeRefused.of };
}

function presentNy({ linje, saksnummer, etter }: ReadCase): Forhaandsvisning['nye'][number] {
  const domstol = etter?.domstolNavn ?? null;
  const gjelder = etter && sakWithoutNames(etter).saksTema;
  return { linje, saksnummer, domstol, gjelder, skjult: etter === null };
}

function presentEndret({ linje, saksnummer, foer, etter }: ReadCase): Forhaandsvisning['endret'] {
  if (foer === null || etter === null)
    return [{ linje, saksnummer, felt: 'annet', naa: null, blir: null, skjult: true }];
  return forskjeller(foer, etter).map((one) => ({ linje, saksnummer, ...one, skjult: false }));
}
