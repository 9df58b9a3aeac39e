import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type IcsEvent, icsOf } from './ics.ts';

const event: IcsEvent = {
  ...{ uid: 'en@tjenesten', sequence: 3, status: 'CONFIRMED' },
  start: new Date('2026-03-10T08:00:00Z'),
  end: new Date('2026-03-10T14:30:00Z'),
  modified: new Date('2026-03-01T07:30:15Z'),
  summary: '26-071318MED-TOSL, Oslo tingrett',
  location: 'Sal 250; C.J. Hambros plass 4',
  description: 'Meddomsrettssak\nHovedforhandling',
  url: 'https://tjenesten.example/beramming/A',
};
const calendar = (...events: IcsEvent[]) =>
  icsOf({ name: 'Favoritter', description: 'Uten navn', events });

/** The calendar and its events, as another library reads them. */
function read(text: string) {
  const root = new ICAL.Component(
    ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
  );
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone')!);
  return {
    root,
    zone,
    events: root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
  };
}
/** The instant of a time in the calendar, by the rules of the time zone that the calendar has itself. */
function instantOf(time: ICAL.Time, zone: ICAL.Timezone): Date {
  if (time.zone?.tzid === 'UTC') return time.toJSDate();
  const local = Date.parse(`${time.toString().slice(0, 19)}Z`);
  return new Date(local - zone.utcOffset(time) * 1000);
}

describe('a calendar', () => {
  it('is read by another program as it was meant', () => {
    const { root, zone, events } = read(calendar(event));
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Favoritter');
    expect(zone.tzid).toBe('Europe/Oslo');
    const [one] = events;
    expect(one).toMatchObject({
      ...{ uid: event.uid, sequence: 3, summary: event.summary },
      ...{ location: event.location, description: event.description },
    });
    expect(one!.startDate.toString()).toBe('2026-03-10T09:00:00');
    expect(one!.startDate.zone.tzid).toBe('Europe/Oslo');
    expect(one!.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(one!.component.getFirstPropertyValue('url')).toBe(event.url);
    expect(String(one!.component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-01T07:30:15Z');
  });

  it('says of a cancelled hearing that it is cancelled, and takes nobody’s time', () => {
    const { events } = read(calendar({ ...event, status: 'CANCELLED' }));
    expect(events[0]!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[0]!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('means the instant that was meant, over every change of the clocks', () => {
    const hour = fc.integer({ min: 0, max: 24 * 365 * 8 });
    fc.assert(
      fc.property(hour, fc.integer({ min: 1, max: 600 }), (hours, minutes) => {
        const start = new Date(Date.UTC(2026, 0, 1) + hours * 1_800_000);
        const end = new Date(start.getTime() + minutes * 60_000);
        const { zone, events } = read(calendar({ ...event, start, end }));
        expect(instantOf(events[0]!.startDate, zone)).toEqual(start);
        expect(instantOf(events[0]!.endDate, zone)).toEqual(end);
      }),
      // The end is where the hour that comes twice begins.
      { numRuns: 300, examples: [[14_246, 300]] },
    );
  });

  it.each([
    ['the hour before the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00'],
    ['the hour after', '2026-03-29T01:30:00Z', '2026-03-29T03:30:00'],
    ['the first of the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25T00:30:00Z'],
    ['the beginning of it', '2026-10-25T00:00:00Z', '2026-10-25T00:00:00Z'],
    ['the second of it', '2026-10-25T01:30:00Z', '2026-10-25T01:30:00Z'],
  ])('writes %s so that it is not another', (_, instant, written) => {
    const start = new Date(instant);
    const end = new Date(start.getTime() + 3_600_000 * 4);
    const { events } = read(calendar({ ...event, start, end }));
    expect(events[0]!.startDate.toString()).toBe(written);
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(
      'æøå '.repeat(40),
      '👩‍⚖️'.repeat(20),
      'a;b,c\\d\ne\\n:"f"',
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      'x\u2028y\u0000z',
      '\ud800',
    ),
  );

  it('gives each text back, whatever stands in it, and nothing gets out of its line', () => {
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const written = calendar({ ...event, summary, description, location: summary });
        const { events } = read(written);
        expect(events).toHaveLength(1);
        const [one] = events;
        const kept = (value: string) =>
          value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
        expect(one!.summary).toBe(kept(summary));
        expect(one!.description).toBe(kept(description));
      }),
      { numRuns: 300 },
    );
  });

  it('has lines of at most 75 octets that end with CRLF, and no character is cut', () => {
    fc.assert(
      fc.property(text, (summary) => {
        const written = calendar({ ...event, summary });
        expect(written.endsWith('\r\n')).toBe(true);
        for (const line of written.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\ufffd]/);
        }
      }),
    );
  });
});
