import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Maaling } from './maaling.tsx';
import { loaded } from './measure.ts';

type Note = (list: { getEntries: () => object[] }) => void;

/** Who listens for what, as the browser would tell them. */
let listeners: { type: string; note: Note; buffered: boolean }[] = [];
const tell = (type: string, ...entries: object[]) => {
  for (const one of listeners) if (one.type === type) one.note({ getEntries: () => entries });
};

class Observer {
  static readonly supportedEntryTypes = ['event', 'largest-contentful-paint', 'layout-shift'];
  readonly note: Note;
  constructor(note: Note) {
    this.note = note;
  }
  observe({ type, buffered }: { type: string; buffered: boolean }): void {
    listeners.push({ type, note: this.note, buffered });
  }
  takeRecords(): object[] {
    return [];
  }
  disconnect(): void {
    listeners = listeners.filter(({ note }) => note !== this.note);
  }
}

/** Which page was loaded, and when the tab was hidden and seen. */
let entries: PerformanceEntry[] = [];
let sent: Blob[] = [];
const sentTimes = async () =>
  Promise.all(sent.map(async (body) => JSON.parse(await textOf(body)) as object));
// jsdom's Blob has no text().
const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(body);
  });

let visibility: DocumentVisibilityState = 'visible';
const turnTo = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const go = (to: string) => fireEvent.click(screen.getByRole('link', { name: to }));

/** Each time as if the page had been loaded. */
function open(address: string, asks: object = {}, loadedAddress = address): void {
  loaded.isFirst = true;
  const name = new URL(loadedAddress, window.location.href).href;
  entries.push({ entryType: 'navigation', name } as PerformanceEntry);
  // Not another object in its place: listeners of earlier tests of this window ask it, too.
  Object.assign(navigator, { globalPrivacyControl: undefined, doNotTrack: undefined, ...asks });
  show(
    <>
      <Maaling />
      {['/?query=ran', '/beramming/S1', '/profil'].map((to) => (
        <Link key={to} to={to} children={to} />
      ))}
    </>,
    address,
  );
}

beforeEach(() => {
  [listeners, sent, visibility] = [[], [], 'visible'];
  vi.stubGlobal('PerformanceObserver', Observer);
  entries = [];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    entries.filter(({ entryType }) => entryType === type),
  );
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const sendBeacon = (address: string, body: Blob) => {
    expect([address, body.type]).toEqual(['/api/maaling', 'application/json']);
    sent.push(body);
    return true;
  };
  Object.assign(navigator, { sendBeacon });
});

afterAll(() => {
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'doNotTrack'])
    Reflect.deleteProperty(navigator, name);
});

it('tells of a page when its tab is left: the last paint, the slowest press, the worst movement', async () => {
  open('/');
  tell('largest-contentful-paint', { startTime: 400 }, { startTime: 850 });
  tell('event', { interactionId: 7, duration: 96 }, { interactionId: 8, duration: 40 });
  tell('event', { interactionId: 0, duration: 300 });
  tell('layout-shift', { startTime: 100, value: 0.01 }, { startTime: 600, value: 0.02 });
  tell('layout-shift', { startTime: 9_000, value: 0.015 });
  tell('layout-shift', { startTime: 9_100, value: 1, hadRecentInput: true });
  expect(sent).toEqual([]);
  turnTo('hidden');
  expect(await sentTimes()).toEqual([
    { side: 'soek', bredde: 'middels', cls: 0.03, lcp: 850, inp: 96 },
  ]);
});

it('tells of each visit once, and of one without anything nothing', async () => {
  open('/i-dag');
  tell('largest-contentful-paint', { startTime: 500 });
  turnTo('hidden');
  turnTo('visible');
  turnTo('hidden');
  expect(await sentTimes()).toEqual([{ side: 'i-dag', bredde: 'middels', cls: 0, lcp: 500 }]);
});

it('tells apart the kinds of pages that one goes through, by the first paint of the first only', async () => {
  open('/');
  tell('event', { interactionId: 1, duration: 64 });
  go('/?query=ran');
  expect(sent).toEqual([]);
  go('/beramming/S1');
  expect(listeners.map(({ type, buffered }) => [type, buffered])).toEqual([
    ['event', false],
    ['layout-shift', false],
  ]);
  tell('event', { interactionId: 2, duration: 80 });
  go('/profil');
  expect(await sentTimes()).toEqual([
    { side: 'soek', bredde: 'middels', cls: 0, inp: 64 },
    { side: 'sak', bredde: 'middels', cls: 0, inp: 80 },
  ]);
});

it('does not take the paint of a page that was opened in the background', async () => {
  entries = [{ entryType: 'visibility-state', name: 'hidden', startTime: 0 } as PerformanceEntry];
  open('/');
  tell('largest-contentful-paint', { startTime: 60_000 });
  turnTo('hidden');
  expect(sent).toEqual([]);
});

it('does not take the paint of a search for that of the case which was opened at once', async () => {
  open('/beramming/S1', {}, '/?query=ran');
  tell('largest-contentful-paint', { startTime: 400 });
  tell('event', { interactionId: 1, duration: 64 });
  turnTo('hidden');
  expect(await sentTimes()).toEqual([{ side: 'sak', bredde: 'middels', cls: 0, inp: 64 }]);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'measures nothing of who asks for that: %o',
  async (asks) => {
    open('/', asks);
    expect(listeners).toEqual([]);
    turnTo('hidden');
    expect(sent).toEqual([]);
  },
);
