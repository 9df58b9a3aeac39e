import { describe, expect, it } from 'vitest';
import {
  bannerState,
  inListOrder,
  nextChange,
  type PlannedBanner,
  shownBanners,
} from './banners.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00+01:00`);
const NOW = at('09:00');
let id = 0;
const banner = (more: Partial<PlannedBanner> = {}): PlannedBanner => ({
  id: (id += 1),
  message: 'Søket er tregt.',
  purpose: 'info',
  start: null,
  slutt: null,
  til: 'journalister',
  ...more,
});
const shown = (all: readonly PlannedBanner[], now = NOW) => shownBanners(all, 'journalister', now);

describe('a planned banner', () => {
  it('is shown from its start, and no more from its end', () => {
    const one = { start: at('08:00'), slutt: at('10:00') };
    expect(['07:59', '08:00', '09:59', '10:00'].map((time) => bannerState(one, at(time)))).toEqual([
      'planlagt',
      'vises',
      'vises',
      'over',
    ]);
  });

  it('that ends before it begins is never shown', () => {
    expect(bannerState({ start: at('12:00'), slutt: at('11:00') }, NOW)).toBe('over');
  });

  it('is seen by those it is for, and by nobody else', () => {
    const all = [banner({ til: 'alle' }), banner(), banner({ til: 'soekere' })];
    expect(shown(all)).toEqual([all[0], all[1]]);
    expect(shownBanners(all, 'soekere', NOW)).toEqual([all[0], all[2]]);
    expect(shownBanners(all, 'administratorer', NOW)).toEqual([all[0]]);
  });

  it('without a text is none', () => {
    expect(shown([banner({ message: ' \n' })])).toEqual([]);
  });
});

describe('several banners', () => {
  it('are shown with the most serious first, then the one that ends first', () => {
    const endless = banner({ purpose: 'warning' });
    const alsoEndless = banner({ purpose: 'warning' });
    const soon = banner({ purpose: 'warning', slutt: at('10:00') });
    const late = banner({ purpose: 'warning', slutt: at('11:00') });
    const danger = banner({ purpose: 'danger' });
    const info = banner({ slutt: at('09:30') });
    expect(shown([info, alsoEndless, late, endless, danger, soon])).toEqual([
      danger,
      soon,
      late,
      endless,
      alsoEndless,
      info,
    ]);
  });

  it('change next when one begins or ends for these people', () => {
    const all = [
      banner({ slutt: at('11:00') }),
      banner({ start: at('10:00') }),
      banner({ start: at('09:30'), til: 'administratorer' }),
      banner({ slutt: at('08:00') }),
    ];
    expect(nextChange(all, 'journalister', NOW)).toEqual(at('10:00'));
    expect(nextChange(all, 'soekere', NOW)).toBeNull();
    expect(nextChange([banner()], 'journalister', NOW)).toBeNull();
  });

  it('are listed with those shown now first, then by start, and the last that ended before the others', () => {
    const old = banner({ slutt: at('07:00') });
    const ended = banner({ slutt: at('08:00') });
    const later = banner({ start: at('12:00') });
    const soon = banner({ start: at('10:00') });
    const now = banner();
    expect(inListOrder([old, later, now, ended, soon], NOW)).toEqual([
      now,
      soon,
      later,
      ended,
      old,
    ]);
  });
});
