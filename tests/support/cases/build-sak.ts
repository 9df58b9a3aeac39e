import { NO_TEXTS } from '#domain/sak-texts.ts';
import {
  OPEN_DOKUMENT,
  OPEN_RETTSMOETE,
  OPEN_SAK,
  type Dokument,
  type Rettsmoete,
  type Sak,
} from '#domain/sak.ts';

/** A hearing that takes `hours` hours from `start` (ISO instant with offset) on. */
export function buildRettsmoete(
  start: string,
  overrides: Partial<Rettsmoete> & { hours?: number } = {},
): Rettsmoete {
  const { hours = 6.5, ...rest } = overrides;
  const begin = new Date(start);
  return {
    ...OPEN_RETTSMOETE,
    start: begin,
    slutt: new Date(begin.getTime() + hours * 3_600_000),
    sal: 'Rettssal 1',
    rettsalAdresse: 'Tinggata 1, 1500 Moss',
    rettsmoetetype: 'Hovedforhandling',
    ...rest,
  };
}

let files = 0;

/** An indictment, or with `avgivelsesdato` a decision. */
export function buildDokument(overrides: Partial<Dokument> = {}): Dokument {
  const filtype = overrides.filtype ?? (overrides.avgivelsesdato ? 'avgjoerelse' : 'tiltale');
  files += 1;
  return {
    ...OPEN_DOKUMENT,
    filtype,
    tittel: filtype === 'tiltale' ? 'Tiltale' : 'Dom',
    filNavn: `fil-${files}.pdf`,
    domstolInitialer: 'TSOS',
    publiseringsdato: overrides.avgivelsesdato ?? '2026-03-01',
    avgivelsesdato: null,
    ...overrides,
  };
}

/** A case with one hearing on 10 March 2026, nothing hidden at that time. Every name is made up. */
export function buildSak(overrides: Partial<Sak> = {}): Sak {
  return {
    ...OPEN_SAK,
    ...NO_TEXTS,
    sakId: 'SAK1',
    saksnummer: '25-187797MED-TSOS/TSAR',
    domstolId: 'TSOS',
    domstolNavn: 'Søndre Østfold tingrett',
    domstolSoekenavn: ['TSOS', 'Søndre Østfold tingrett', 'Sarpsborg'],
    saksTema: 'Straffeloven § 321, jf. § 322 – grovt tyveri',
    sakstype: 'Meddomsrettssak',
    parter: 'Påtalemyndigheten mot Even Bakkerud',
    parterAnonymisert: false,
    advokat: 'Tone Åsmyr',
    rettensAdministrator: 'Gro Øverli',
    erHentetFraSakApi: false,
    foerstSett: new Date('2026-02-01T09:00:00+01:00'),
    endret: null,
    versjon: 1,
    rettsmoeter: [buildRettsmoete('2026-03-10T09:00:00+01:00')],
    dokumenter: [],
    ...overrides,
  };
}
