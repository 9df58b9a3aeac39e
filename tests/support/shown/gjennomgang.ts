import type {
  Gjennomgang,
  GjennomgangDetaljer,
  GjennomgangRad,
} from '#contract/admin/gjennomgang.ts';
import { shownRevisjon } from './revisjon.ts';

const JUDGED = { av: 'Astrid Domsland', tidspunkt: '2026-11-18T10:12:00+01:00' };

export const shownGjennomgang = (change: Partial<Gjennomgang> = {}): Gjennomgang => ({
  ...{ maaned: '2026-10', hendelser: 48_210, utelatt: 0, rader: 6, vurdert: 2, uvanlige: 3 },
  ...{ frist: '2026-11-15', forfalt: true, signert: null },
  ...change,
});

const row = (nr: number, change: Partial<GjennomgangRad>): GjennomgangRad => ({
  ...{ nr, slag: 'utenfor', tidspunkt: '2026-10-01T00:00:00+02:00', hendelse: null },
  person: { navn: 'Pål Skjerdal', pseudonym: 'a3f1c09b77de' },
  ...{ antall: 212, antallFoer: 14, egen: false, vurdering: null, versjon: 0 },
  ...change,
});

const events = shownRevisjon().rader;
const drawn = (nr: number, at: number, change: Partial<GjennomgangRad> = {}) => {
  const hendelse = events[at]!;
  const { navn, pseudonym } = hendelse;
  return row(nr, {
    ...{ slag: 'tilfeldig', antall: null, antallFoer: null, hendelse },
    ...{ tidspunkt: '2026-10-03T09:14:00+02:00', person: { navn, pseudonym } },
    ...change,
  });
};

/** A row of each kind: judged, one's own, and one that the log has no more. */
export const shownGjennomgangDetaljer = (
  change: Partial<Gjennomgang> = {},
): GjennomgangDetaljer => ({
  gjennomgang: shownGjennomgang(change),
  rader: [
    row(1, {}),
    row(2, {
      ...{ slag: 'samme', antall: 9, antallFoer: 0 },
      person: { navn: 'Vetle Hammarnes', pseudonym: 'b3f1c09b77de' },
    }),
    row(3, {
      ...{ slag: 'natt', antall: 38, antallFoer: 2, versjon: 1 },
      person: { navn: null, pseudonym: 'c3f1c09b77de' },
      vurdering: { ...JUDGED, verdi: 'foelges_opp', ord: 'Ring og spør hva dette gjaldt.' },
    }),
    drawn(4, 2, { versjon: 1, vurdering: { ...JUDGED, verdi: 'greit', ord: '' } }),
    drawn(5, 0, { egen: true }),
    drawn(6, 1, { hendelse: null, person: null }),
  ],
});

/** The same with a judgement of each row, signed. */
export const signedGjennomgang = (): GjennomgangDetaljer => {
  const { rader } = shownGjennomgangDetaljer();
  return {
    gjennomgang: shownGjennomgang({ vurdert: 6, forfalt: false, signert: JUDGED }),
    rader: rader.map((one) => ({
      ...one,
      vurdering: one.vurdering ?? { ...JUDGED, verdi: 'greit', ord: '' },
    })),
  };
};
