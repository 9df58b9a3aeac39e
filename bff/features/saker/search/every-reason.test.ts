import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { assetFolder } from '#db/environment.ts';
import { demoSak } from '#demo/demo-sak.ts';
import { documentText } from '#demo/documents/maker.ts';
import { seedOf } from '#demo/random.ts';
import { textsOfRow } from '#domain/sak-texts.ts';
import type { Sak } from '#domain/sak.ts';
import { osloDay } from '#domain/time.ts';
import { isTekstSearchable } from '#domain/visibility.ts';
import { buildDocument } from '#search/document.ts';
import { ALL_FIELDS, DocumentWords } from '#search/match/document-words.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { askedFor } from './asked.ts';
import { whyInDocuments, whyInFields } from './why.ts';

const NOW = new Date('2026-03-10T12:00:00+01:00');
const DAY = osloDay(NOW);
/** One page of hits. */
const CASES = 1000;

const courts = parse<Record<'id' | 'navn' | 'type' | 'gyldig_til', string>>(
  readFileSync(join(assetFolder('domstol'), 'courts.csv'), 'utf8'),
  { columns: true, bom: true },
).filter(({ gyldig_til: end }) => end === '');
const setting = {
  ...{ seed: seedOf('1'), day: DAY },
  courts: courts.map(({ id, type }) => ({ id, type, seter: [], suffikser: [] })),
};

function caseAt(index: number): Sak {
  const demo = demoSak(index, setting);
  const { sak, moeter, filer } = demo;
  const court = courts.find(({ id }) => id === sak.domstol_id)!;
  return buildSak({
    ...textsOfRow(sak),
    ...{ sakId: sak.sak_id, saksnummer: sak.saksnummer, domstolId: sak.domstol_id },
    ...{ domstolNavn: court.navn, domstolSoekenavn: [court.id, court.navn] },
    ...{ saksTema: sak.saks_tema, parter: sak.parter, parterAnonymisert: sak.parter_anonymisert },
    erHentetFraSakApi: sak.er_hentet_fra_sak_api,
    begrensninger: sak.begrensninger.map((type) => ({ type, tekst: null, gjelderTil: null })),
    rettsmoeter: moeter.map(({ start, rettsal_adresse: rettsalAdresse, ...moete }) =>
      buildRettsmoete(start.toISOString(), { ...moete, rettsalAdresse }),
    ),
    dokumenter: filer.map((fil) =>
      buildDokument({
        ...fil,
        begrensninger: demo.begrensetFil,
        tekst: documentText(index, demo, fil),
      }),
    ),
  });
}

const CASE_LIST = Array.from({ length: CASES }, (_, index) => {
  const sak = caseAt(index);
  const dokumenter = sak.dokumenter.map((dokument) =>
    isTekstSearchable(dokument, sak, NOW) ? dokument : { ...dokument, tekst: undefined! },
  );
  return {
    ...{ sak: { ...sak, dokumenter }, hit: presentHit(sak, { now: NOW, erFavoritt: false }) },
    words: new DocumentWords(buildDocument(sak, NOW).document, NOW),
  };
});

/** The hits of the query that have no reason, as their numbers. */
function withoutReason(query: string): { hits: number; unclear: string[] } {
  const clauses = parseClauses(query, null);
  const asked = askedFor({ free: clauses, fields: [] });
  const hits = CASE_LIST.filter(({ words }) =>
    clauses.every(
      ({ anyOf, negated }) => anyOf.some((term) => words.has(term, ALL_FIELDS)) !== negated,
    ),
  );
  const unclear = hits.filter(({ hit, sak }) => {
    const { treff, unexplained } = whyInFields(asked, hit, sak, NOW);
    return treff.length === 0 && whyInDocuments(unexplained, hit, sak, NOW).length === 0;
  });
  return { hits: hits.length, unclear: unclear.map(({ hit }) => hit.saksnummer) };
}

/** Each word that the cases say. */
const SAID = [...new Set(CASE_LIST.flatMap(({ words }) => [...words.words.keys()]))];

/** What people type, above all what stands in several texts of a case, or in none. */
const TYPED = [
  ...['politi', 'politi vold', '"av politiet"', 'kniv* retten', 'MED', 'oslo tingrett'],
  ...['voldtektsdom', 'overvåkningskamera', 'spritsmugling', 'bevisvurdering', 'besøksforbud'],
  ...['vold i nære relasjoner', 'straffeloven § 321', 'promillekjøring', 'konkursbo', 'drapssak'],
  ...['referatforbud', 'lukkede dører', '"lukkede dører"', 'skjult identitet', 'fotoforbud'],
  ...['fengsling lukkede dører', 'forbod mot referat', 'sal 12', 'rettssal 3 tyveri'],
  ...['ikke berammet', 'uten tid'],
];
const EVERY = 20;

it.each([...TYPED, ...SAID.filter((_, at) => at % EVERY === 0)])(
  'of every hit of %j something is told',
  (query) => expect(withoutReason(query).unclear).toEqual([]),
);

it.each(TYPED)('%j has hits', (query) => expect(withoutReason(query).hits).toBeGreaterThan(0));
