import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { noteServerTime } from '#web/api/client.ts';
import { scrollTo } from './render.tsx';

// Runs before each test file. Files share a worker, and with it the document and the modules.

// A deadline for busy machines: the first use of a lazy part loads it.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no CSS.escape, which react-aria and we look elements up with.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// jsdom has no screen: whatever is asked about it is false.
const noScreen = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
Object.assign(window, { matchMedia: () => noScreen });

// jsdom has no page to scroll.
window.scrollTo = scrollTo;
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// Nothing has a size in jsdom, or gets another one.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// What a test has begun to do again and again. Shorter intervals are jsdom's own.
const begun: NodeJS.Timeout[] = [];
const { setInterval: begin } = globalThis;
globalThis.setInterval = ((...given: Parameters<typeof begin>) => {
  const timer = begin(...given);
  if (Number(given[1]) >= 1_000) begun.push(timer);
  return timer;
}) as typeof begin;
afterAll(() => {
  globalThis.setInterval = begin;
});

afterEach(() => {
  cleanup();
  // A call that is never answered would look for the service in the tests that follow.
  begun.splice(0).forEach((timer) => clearInterval(timer));
  // A test without a network ends with one.
  onlineManager.setOnline(true);
  scrollTo.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
  forgetServerTime();
});

/** The server's clock is this machine's again, to the millisecond: the answer of a test may have said another time. */
function forgetServerTime(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  noteServerTime(new Date(0).toUTCString());
  vi.useRealTimers();
}
