import { describe, expect, it } from 'vitest';
import { inLanguage } from '#bff/language.ts';
import { follow } from '#domain/kalender.ts';
import { tidOf } from '#domain/endringer.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { withNamesFound } from '#domain/names/text-fields.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { inEveryText } from '#tests/support/leaks/every-text.ts';
import { atomOf } from './atom.ts';
import { icsOf } from './ics.ts';
import { entryOf, eventsOf } from './present-kalender.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() - count * 3_600_000);
const before = buildRettsmoete('2026-03-18T09:00:00+01:00');
const moete = buildRettsmoete('2026-03-19T09:00:00+01:00');
/** A hearing that was moved, 20 hours ago. */
const spor = follow([], [{ slag: 'flyttet', fra: tidOf(before), til: tidOf(moete) }], hours(20));
const view = { now: NOW, publicUrl: 'https://presse.example' };
const sak = (more: Parameters<typeof buildSak>[0] = {}) =>
  buildSak({ foerstSett: hours(50), endret: hours(20), rettsmoeter: [moete], ...more });
const event = (of = sak(), begrenset: Date | null = null, borte: [] | [typeof moete] = []) =>
  eventsOf(of, { spor, borte, begrenset }, view)[0]!;

describe('when an event was changed', () => {
  it('is when its hearing was moved, or the case came', () => {
    expect(event()).toMatchObject({ modified: hours(20), sequence: 1 });
    const [never] = eventsOf(sak({ endret: null }), { spor: [], borte: [], begrenset: null }, view);
    expect(never).toMatchObject({ modified: hours(50), sequence: 0 });
  });

  it('is later when the court changes its type or restrictions afterwards, without a new sequence', () => {
    const referat = { ...moete, begrensninger: ['referatforbud' as const] };
    const changed = event(sak({ endret: hours(5), rettsmoeter: [referat] }));
    expect(changed.description).not.toBe(event().description);
    expect(changed).toMatchObject({ modified: hours(5), sequence: 1 });
  });

  it('is later when it is missing in the last list', () => {
    const missing = event(sak({ endret: hours(4), rettsmoeter: [] }), null, [moete]);
    expect(missing).toMatchObject({ modified: hours(4), status: 'TENTATIVE' });
  });

  it('is later when an administrator has set or lifted a restriction', () => {
    expect(event(sak(), hours(3)).modified).toEqual(hours(3));
    expect(event(sak(), hours(30)).modified).toEqual(hours(20));
  });

  it('is when a restriction has ended by itself, and not before', () => {
    const until = (gjelderTil: string) =>
      sak({ begrensninger: [{ type: 'referatforbud', tekst: 'Til da.', gjelderTil }] });
    expect(event(until('2026-02-28')).modified).toEqual(new Date('2026-03-01T00:00:00+01:00'));
    expect(event(until('2026-03-01')).modified).toEqual(hours(20));
  });

  it('stands in the calendar as its stamp', () => {
    const text = icsOf({ name: '', description: '', events: [event(sak({ endret: hours(5) }))] });
    for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
      expect(text).toContain(`\r\n${name}:20260301T070000Z\r\n`);
  });
});

it('a case in a feed says what the court has restricted: of the case, and of its hearings', () => {
  const summary = (more: Parameters<typeof buildSak>[0]) =>
    entryOf(sak(more), { begrenset: null }, view).summary;
  const referatforbud = { type: 'referatforbud', tekst: null, gjelderTil: '2026-03-01' } as const;
  const closed = { ...moete, begrensninger: ['lukkedeDoerer' as const] };
  expect(summary({ begrensninger: [referatforbud], rettsmoeter: [closed] })).toMatch(
    /^Meddomsrettssak\. Lukkede dører\. Referatforbud\. Neste rettsmøte /,
  );
  const over = { ...referatforbud, gjelderTil: '2026-02-28' };
  expect(summary({ begrensninger: [over] })).toMatch(/^Meddomsrettssak\. Neste rettsmøte /);
});

it('a case in a feed is new again when a restriction has been set, lifted, or is over', () => {
  const updated = (more = {}, begrenset: Date | null = null) =>
    entryOf(sak(more), { begrenset }, view).updated;
  expect(updated()).toEqual(hours(20));
  expect(updated({ endret: null })).toEqual(hours(50));
  expect(updated({}, hours(3))).toEqual(hours(3));
  expect(updated({}, hours(30))).toEqual(hours(20));
  const over = [{ type: 'referatforbud', tekst: null, gjelderTil: '2026-02-28' }];
  expect(updated({ begrensninger: over })).toEqual(new Date('2026-03-01T00:00:00+01:00'));
});

it('a case in feed and calendar says no name of a party, shown or hidden', () => {
  const written = inEveryText({ fornavn: 'Bjørkild', etternavn: 'Håvestøl' });
  const named = withNamesFound(written, partyNames(written.parter));
  // As versions of before have kept them.
  const [place] = written.rettsmoeter as [typeof moete];
  const at = (time: string) => {
    const { start, slutt } = buildRettsmoete(time);
    return { ...place, start, slutt };
  };
  const [moved, gone] = [at('2027-03-18T09:00:00+01:00'), at('2027-03-19T09:00:00+01:00')];
  const avlyst = [{ slag: 'avlyst', fra: tidOf(moved), til: null } as const];
  const beside = { spor: follow([], avlyst, hours(20)), borte: [gone], begrenset: null };
  for (const now of [NOW, new Date('2027-03-01T12:00:00Z')]) {
    const entry = entryOf(named, beside, { ...view, now });
    expect(entry.summary).toContain('sakstype mot [navn skjult] ([navn skjult])');
    const events = eventsOf(named, beside, { ...view, now });
    expect(events.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['CANCELLED', 'TENTATIVE']),
    );
    expect(JSON.stringify([entry, events])).not.toMatch(/bjørkild|håvestøl/i);
  }
});

describe('in nynorsk', () => {
  const nn = <T>(say: () => T) => inLanguage('nn', say);

  it('an event has the same facts in other words', () => {
    const missing = () => event(sak({ rettsmoeter: [] }), null, [moete]);
    expect(nn(missing).description).toContain(
      'Rettsmøtet står ikkje i den siste lista frå domstolen.\n',
    );
    expect(missing().description).toContain('Rettsmøtet står ikke i domstolens siste liste.\n');
    expect({ ...nn(missing), description: '' }).toEqual({ ...missing(), description: '' });
  });

  it('a feed says its language', () => {
    const feed = () =>
      atomOf({ id: '', title: '', subtitle: '', url: '', updated: NOW, entries: [] });
    expect(nn(feed)).toContain('xml:lang="nn"');
    expect(nn(feed)).toContain('<author><name>Pressetenesta til domstolane</name></author>');
    expect(feed()).toContain('xml:lang="nb"');
  });
});
