import { describe, expect, it } from 'vitest';
import { isBannerActive } from './banner.ts';

const now = new Date('2026-11-21T23:30:00+01:00');
const varsel = { message: 'Søket oppdateres.', purpose: 'warning' } as const;

describe('the banner', () => {
  it('is shown without an end date, and until the day before it', () => {
    expect(isBannerActive(varsel, now)).toBe(true);
    expect(isBannerActive({ ...varsel, endDate: '2026-11-22' }, now)).toBe(true);
  });

  it('is not shown on its end date, an Oslo day', () => {
    expect(isBannerActive({ ...varsel, endDate: '2026-11-21' }, now)).toBe(false);
    expect(
      isBannerActive({ ...varsel, endDate: '2026-11-22' }, new Date('2026-11-21T23:00:00Z')),
    ).toBe(false);
  });

  it('is not shown with an empty message', () => {
    expect(isBannerActive({ ...varsel, message: ' \n' }, now)).toBe(false);
  });
});
