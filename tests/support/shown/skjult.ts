import type { SakHit, Saksdetaljer } from '#contract/sak.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { shownDetails, shownSak, withFrist } from './cases.ts';

/** A case that the court has hidden, as somebody who has seen it gets it. */
export const shownSkjultSak = (change: Partial<SkjultSak> = {}): SkjultSak => ({
  sakId: 'S1',
  saksnummer: '26-071352MED-TOSL',
  domstolNavn: 'Oslo tingrett',
  skjult: '2026-11-24T10:12:00+01:00',
  erFavoritt: true,
  epost: 'presse.oslo@domstol.example',
  ...change,
});

const [tiltale] = shownSak().tiltale.filer;
const file = { ...tiltale!, begrensninger: ['fotoforbud' as const] };
const moete = (
  day: number,
  begrensninger: SakHit['rettsmoeteIntervaller'][number]['begrensninger'],
) => ({
  start: `2026-11-${day}T09:00:00+01:00`,
  end: `2026-11-${day}T15:30:00+01:00`,
  begrensninger,
  gjelder: true,
});

/** A hit with restrictions of the case, of hearings that are shown and not, and of files. */
export const shownRestricted = (change: Partial<SakHit> = {}): SakHit =>
  shownSak({
    sakId: 'S7',
    saksnummer: '26-071318MED-TOSL',
    begrensninger: [
      { type: 'referatforbud', tekst: 'Retten har bestemt det.', gjelderTil: '2027-11-18' },
      { type: 'fotoforbud', tekst: null, gjelderTil: null },
    ],
    rettsmoeteIntervaller: [
      moete(23, ['lukkedeDoerer']),
      moete(24, []),
      moete(25, ['lukkedeDoerer', 'fotoforbud']),
      moete(26, []),
    ],
    tiltale: {
      utgaaetFil: false,
      filer: [file, { ...file, filNavn: 'tilleggstiltale.pdf', tittel: 'Tilleggstiltale' }],
    },
    avgjorelse: {
      utgaaetFil: false,
      filer: [{ ...file, filNavn: 'dom.pdf', tittel: 'Dom', begrensninger: ['skjultIdentitet'] }],
    },
    ...change,
  });

/** A case page with restrictions of every kind. */
export function shownRestrictedDetails(change: Partial<Saksdetaljer> = {}): Saksdetaljer {
  const { begrensninger, tiltale, avgjorelse } = shownRestricted();
  const details = shownDetails();
  return {
    ...details,
    begrensninger,
    tiltale: withFrist(tiltale),
    avgjorelse: withFrist(avgjorelse),
    møteliste: details.møteliste.map((one, index) =>
      index % 3 === 0 ? { ...one, begrensninger: ['lukkedeDoerer', 'fotoforbud'] } : one,
    ),
    ...change,
  };
}
