import { expect, it } from 'vitest';
import type { Berammingsliste, Saksdetaljer } from '#contract/sak.ts';
import { pressePaths } from '#contract/paths.ts';
import { type FoelgSlag, foelgOf } from '#domain/foelg.ts';
import { lookForNames } from '#db/sak/names.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { inEveryText } from '#tests/support/leaks/every-text.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

const DOMSTOL = { id: 'TSOS', navn: 'Søndre Østfold tingrett' };
const DAY = '2026-03-20T09:00:00+01:00';
const followed = buildSak({
  ...{ sakId: 'FULGT', saksnummer: '25-000101MED-TSOS/TSAR', sakstype: 'Meddomsrettssak' },
  ...{ advokat: 'Advokat Tone Åsmyr', rettensAdministrator: 'Tingrettsdommer Gro Øverli' },
  rettsmoeter: [buildRettsmoete(DAY, { sal: 'Sal 250', rettsmoetetype: 'Fengslingsmøte' })],
});
const other = buildSak({
  ...{ sakId: 'ANNEN', saksnummer: '25-000250MED-TSOS/TSAR', sakstype: 'Enedommersak' },
  ...{ advokat: 'Advokat Tone Aasen', rettensAdministrator: 'Gro Aasen' },
  rettsmoeter: [buildRettsmoete(DAY, { sal: 'Sal 25', rettsmoetetype: 'Hovedforhandling' })],
});
/** Three weeks after its hearing: the names are hidden, and stand in other texts too. */
const hidden = buildSak({
  ...{ sakId: 'SKJULT', saksnummer: '25-000103MED-TSOS/TSAR' },
  ...{ parter: 'Påtalemyndigheten mot Hulda Gjemtdal', advokat: 'Tone Åsmyr for Hulda Gjemtdal' },
  rettsmoeter: [
    buildRettsmoete('2026-02-16T09:00:00+01:00', { rettsmoetetype: 'Planmøte for Hulda Gjemtdal' }),
  ],
});

/** Its party stands in every text, and is shown. */
const told = inEveryText(
  { fornavn: 'Hulda', etternavn: 'Gjemtdal' },
  { sakId: 'FORTALT', saksnummer: '25-000104MED-TSOS/TSAR' },
);

const { ask } = useBff('presse', async ({ db, documents, search, time }) => {
  for (const sak of [followed, other, hidden, told]) await storeSak(db, documents, sak);
  await lookForNames(db, 100);
  await indexAll(search, db, time.now);
});

const [moete] = followed.rettsmoeter;
it.each<[FoelgSlag, string | null]>([
  ['advokat', followed.advokat],
  ['dommer', followed.rettensAdministrator],
  ['sakstype', followed.sakstype],
  ['rettsmoetetype', moete!.rettsmoetetype],
  ['sal', moete!.sal],
])('what is followed by its %s finds the case, and no other', async (slag, text) => {
  const { soek } = foelgOf(slag, text!, { domstol: DOMSTOL, parter: followed.parter })!;
  const days = { fraDato: '2026-03-10', tilDato: '2028-03-10' };
  const { path } = pressePaths.berammingsliste;
  const { json } = await ask(`${path}?${new URLSearchParams({ ...soek, ...days })}`);
  expect((json as Berammingsliste).hits.map(({ sakId }) => sakId)).toEqual(['FULGT']);
});

it('a text that had a hidden name is not offered', async () => {
  const { json } = await ask(pressePaths.saksdetaljer.href('SKJULT'));
  const sak = json as Saksdetaljer;
  const offered = (slag: FoelgSlag, text: string | null) =>
    text && foelgOf(slag, text, { domstol: DOMSTOL, parter: sak.parter });
  expect(JSON.stringify(sak)).not.toContain('Gjemtdal');
  expect(sak.advokat).toContain('Tone Åsmyr');
  expect(offered('advokat', sak.advokat)).toBeNull();
  expect(offered('rettsmoetetype', sak.møteliste[0]!.rettsmøteType)).toBeNull();
});

it('nothing that says the name of a party is offered, while it is shown', async () => {
  const { json } = await ask(pressePaths.saksdetaljer.href('FORTALT'));
  const sak = json as Saksdetaljer;
  const [moete] = sak.møteliste;
  const texts: readonly (readonly [FoelgSlag, string | null])[] = [
    ['advokat', sak.advokat],
    ...sak.bistandsadvokater.map((line) => ['bistandsadvokat', line] as const),
    ['dommer', sak.rettensAdministrator],
    ['sakstype', sak.sakstype],
    ['rettsmoetetype', moete!.rettsmøteType],
    ['sal', moete!.sal],
  ];
  expect(texts.filter(([, text]) => text?.includes('Gjemtdal')).map(([slag]) => slag)).toEqual(
    expect.arrayContaining(['advokat', 'bistandsadvokat', 'rettsmoetetype', 'sal']),
  );
  const offered = texts.map(
    ([slag, text]) => text && foelgOf(slag, text, { domstol: DOMSTOL, parter: sak.parter }),
  );
  expect(JSON.stringify(offered)).not.toMatch(/Hulda|Gjemtdal/i);
});
