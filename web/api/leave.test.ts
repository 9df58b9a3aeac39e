import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from './leave.ts';

afterEach(() => vi.unstubAllGlobals());

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('who leaves and comes back by the browser’s button gets the page anew, not one that waits', () => {
  const location = { assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('location', location);
  void leaveFor('/logg-ut');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/logg-ut');
  window.dispatchEvent(shown(false));
  expect(location.reload).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  expect(location.reload).toHaveBeenCalledOnce();
});
