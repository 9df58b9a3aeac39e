import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredNotice } from '#db/notice/read.ts';
import type { Endring } from '#domain/endringer.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { withNamesFound } from '#domain/names/text-fields.ts';
import type { Sak } from '#domain/sak.ts';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { parterHiddenFrom } from '#domain/visibility.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { gateOf, told } from './told.ts';

const NAME = 'Zorbakk-Quentinius';
const NOW = new Date('2026-03-10T12:00:00Z');
const CURRENT = { saker: [], tekst: [], parter: [], dokumenttekst: [] };

const hit = (more: Partial<StoredNotice> = {}): StoredNotice => ({
  ...{ id: 1, sakId: 'SAK1', lagretSoekId: 1, endring: null, endringNr: null, vedNavn: false },
  ...{ tidspunkt: new Date('2026-03-09T12:00:00Z'), lest: null },
  ...more,
});
const change = (endring: Endring, sakId = 'SAK1') =>
  hit({ sakId, lagretSoekId: null, endringNr: 1, endring: { nr: 1, tidspunkt: NOW, endring } });

const tell = (notice: StoredNotice, sak: Sak | undefined, stale = {}, now = NOW) =>
  told(notice, sak, gateOf({ ...CURRENT, ...stale }, now));
const isTold = (...args: Parameters<typeof tell>) => tell(...args).length > 0;

describe('a hit of a saved search', () => {
  it('is told by number, court and type', () => {
    const { sakId, saksnummer, domstolNavn, sakstype, erHentetFraSakApi } = buildSak();
    const common = { sakId, saksnummer, domstolNavn, sakstype, erHentetFraSakApi };
    const sak = { ...common, begrensninger: [] };
    const { rettsmoeter: moeter } = buildSak();
    expect(tell(hit(), buildSak())).toEqual([{ notice: hit(), sak, endring: null, moeter }]);
  });

  it('is not told of a case that is gone, hidden, or has lost text', () => {
    expect(isTold(hit(), undefined)).toBe(false);
    for (const part of ['saker', 'tekst'])
      expect([part, isTold(hit(), buildSak(), { [part]: ['SAK1'] })]).toEqual([part, false]);
    expect(isTold(hit(), buildSak(), { saker: ['SAK2'], tekst: ['SAK2'] })).toBe(true);
    expect(isTold(hit(), buildSak(), { tekst: 'all' })).toBe(false);
  });

  it('by a name is told while the names are shown, as far as the index knows', () => {
    const byName = hit({ vedNavn: true });
    const until = parterHiddenFrom(buildSak()) as Date;
    const before = new Date(until.getTime() - 1);
    expect([before, until].map((now) => isTold(byName, buildSak(), {}, now))).toEqual([
      true,
      false,
    ]);
    expect(isTold(byName, buildSak({ parterErSkjult: true }))).toBe(false);
    expect(isTold(byName, buildSak({ parter: null }))).toBe(false);
    for (const part of ['parter', 'dokumenttekst']) {
      expect([part, isTold(byName, buildSak(), { [part]: ['SAK1'] })]).toEqual([part, false]);
      expect([part, isTold(hit(), buildSak(), { [part]: ['SAK1'] })]).toEqual([part, true]);
    }
  });

  it('by a name is not told when it may have been by a file that has expired since', () => {
    const sak = buildSak({ dokumenter: [buildDokument({ avgivelsesdato: '2025-12-10' })] });
    const of = (tidspunkt: string) => hit({ vedNavn: true, tidspunkt: new Date(tidspunkt) });
    expect(isTold(of('2026-03-09T12:00:00Z'), sak)).toBe(false);
    expect(isTold(of('2026-03-10T11:00:00Z'), sak)).toBe(true);
  });
});

describe('a change of a favourite', () => {
  it('is told while it may be shown', () => {
    const [tiltale] = [buildDokument({ tittel: `Tiltale mot ${NAME}` })];
    const come = change({ slag: 'dokument', fil: tiltale });
    const sak = buildSak({ dokumenter: [tiltale] });
    expect(tell(come, sak)).toMatchObject([{ endring: { slag: 'tiltale' } }]);
    expect(isTold(come, buildSak({ dokumenter: [{ ...tiltale, erSkjult: true }] }))).toBe(false);
    expect(isTold(come, undefined)).toBe(false);
    expect(isTold(come, sak, { saker: ['SAK1'] })).toBe(false);
  });

  it('is told though words of the case are gone, which it has none of', () => {
    const moved = change({ slag: 'dommer', fra: null, til: 'Gro Øverli' });
    expect(isTold(moved, buildSak(), { tekst: 'all', parter: 'all' })).toBe(true);
  });

  it('says nothing of a document that is no more', () => {
    expect(isTold(hit({ lagretSoekId: null }), buildSak())).toBe(false);
  });
});

describe('what is told', () => {
  it('has the restrictions that apply now, of the case, its hearings and the files that are shown', () => {
    const sak = buildSak({
      begrensninger: [
        { type: 'lukkedeDoerer', tekst: 'Barn.', gjelderTil: '2026-03-09' },
        { type: 'referatforbud', tekst: null, gjelderTil: '2026-03-10' },
      ],
      rettsmoeter: [
        buildRettsmoete('2026-03-20T09:00:00+01:00', { begrensninger: ['fotoforbud'] }),
      ],
      dokumenter: [buildDokument({ begrensninger: ['lukkedeDoerer'], erSkjult: true })],
    });
    const told = (of: Sak, notice = hit()) => tell(notice, of)[0]?.sak.begrensninger;
    expect(told(sak)).toEqual(['referatforbud', 'fotoforbud']);
    expect(told(sak, change({ slag: 'tema' }))).toEqual(['referatforbud', 'fotoforbud']);
    const [fil] = sak.dokumenter;
    expect(told({ ...sak, dokumenter: [{ ...fil!, erSkjult: false }] })).toContain('lukkedeDoerer');
  });

  /** Every text of a case that can say who it is about. */
  const named = anySak.map((sak): Sak => {
    const said: Sak = {
      ...sak,
      parter: NAME,
      saksTema: `Tyveri, ${NAME}`,
      sakstype: `Tvangssak mot ${NAME}`,
      rettensAdministrator: NAME,
      advokat: NAME,
      beskrivelse: NAME,
      rettsmoeter: sak.rettsmoeter.map((one) => ({
        ...{ ...one, sal: `Sal ${NAME}`, rettsmoetetype: `Ankeforhandling, ${NAME}` },
        rettsalAdresse: `c/o ${NAME}`,
      })),
      dokumenter: sak.dokumenter.map((one) => ({ ...one, tittel: NAME, filNavn: `${NAME}.pdf` })),
    };
    return withNamesFound(said, partyNames(said.parter));
  });

  it('has no name, shown or hidden', () => {
    fc.assert(
      fc.property(named, anyInstant, (sak, now) => {
        const files = sak.dokumenter.map((fil) => change({ slag: 'dokument', fil }, sak.sakId));
        const judge = change({ slag: 'dommer', fra: NAME, til: NAME }, sak.sakId);
        const subject = change({ slag: 'tema' }, sak.sakId);
        const all = [hit({ vedNavn: true }), hit(), judge, subject, ...files].flatMap((one) =>
          tell(one, sak, {}, now).map(({ notice: _, ...rest }) => rest),
        );
        expect(all.length).toBeGreaterThan(2);
        expect(JSON.stringify(all)).not.toContain(NAME);
      }),
    );
  });
});
