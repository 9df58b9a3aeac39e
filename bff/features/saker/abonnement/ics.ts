import { utcText } from '#domain/kalender.ts';
import { osloIso, readOsloLocalTime } from '#domain/time.ts';

/*
 * An iCalendar object (RFC 5545), written here: the well-kept library for it needs a newer Node than this service promises, and
 * what is needed of the standard is small. An independent library reads it in the tests.
 */

export interface IcsEvent {
  /** The same as long as the hearing is the same one. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly start: Date;
  readonly end: Date;
  /** When it was changed last. */
  readonly modified: Date;
  readonly summary: string;
  readonly location: string | null;
  readonly description: string;
  readonly url: string;
}

interface IcsCalendar {
  readonly name: string;
  readonly description: string;
  readonly events: readonly IcsEvent[];
}

/** The calendar as text: lines of at most 75 octets that end with CRLF. */
export function icsOf({ name, description, events }: IcsCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Domstoladministrasjonen//Domstolenes pressetjeneste//NO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The names of RFC 7986, and those that programs knew before.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    'X-WR-TIMEZONE:Europe/Oslo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...OSLO,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Europe/Oslo since 1996: the last Sundays of March and October. */
const OSLO = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Oslo',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

function eventLines(event: IcsEvent): string[] {
  const { uid, sequence, status, start, end, modified, summary, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // Of what is published both are when it was changed, so that the same calendar is the same text.
    `DTSTAMP:${utcText(modified)}`,
    `LAST-MODIFIED:${utcText(modified)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART${time(start)}`,
    `DTEND${time(end)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${status}`,
    ...(status === 'CANCELLED' ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** On Oslo's clock. In the hour that comes twice it is written in UTC: readers differ on which of the two they take. */
function time(instant: Date): string {
  const local = osloIso(instant).slice(0, 19);
  if (readOsloLocalTime(local).kind === 'ambiguous') return `:${utcText(instant)}`;
  return `;TZID=Europe/Oslo:${local.replace(/[-:]/g, '')}`;
}

/** Line breaks are written; other control characters are no text (RFC 5545 §3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const LONGEST = 75;

/** A long line goes on after a line break and a space; a character is never cut. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > LONGEST) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += bytes;
  }
  return text;
}
