import type { DekningVarsling, VarslingDomstol } from '#contract/dekning-varsling.ts';

/** A court that announces most of its hearings in time. */
function shownVarsling(more: Partial<VarslingDomstol> = {}): VarslingDomstol {
  return {
    ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', dagerUtenListe: 0 },
    antall: { iTide: 959, senere: 154, flyttet: 47, uannonsert: 24 },
    ...{ tiltaler: 'ja', avgjoerelser: 'ja', ikkePublisert: 11 },
    ...more,
  };
}

/** One with days without a list, one with few hearings, one with too few of them, and a usual one. */
export const shownDekningVarsling: DekningVarsling = {
  ...{ maaneder: ['2026-10', '2026-09', '2026-08'], maaned: '2026-10' },
  ...{ aapner: '2026-11-08', erAapen: true },
  domstoler: [
    shownVarsling({
      ...{ domstolId: 'TBUS', domstolNavn: 'Buskerud tingrett', dagerUtenListe: 2 },
      antall: { iTide: 168, senere: 45, flyttet: 14, uannonsert: 9 },
      ...{ avgjoerelser: 'delvis', ikkePublisert: 7 },
    }),
    shownVarsling({
      ...{ domstolId: 'JFIN', domstolNavn: 'Finnmark jordskifterett' },
      antall: { iTide: 13, senere: 5, flyttet: 2, uannonsert: 1 },
      ...{ tiltaler: 'ikkeAktuelt', ikkePublisert: 0 },
    }),
    shownVarsling(),
    shownVarsling({
      domstolId: 'TSIS',
      domstolNavn: 'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
      antall: { iTide: 6, senere: 1, flyttet: 0, uannonsert: 0 },
      ...{ tiltaler: 'nei', avgjoerelser: 'forTidlig', ikkePublisert: 1, dagerUtenListe: 1 },
    }),
  ],
};
