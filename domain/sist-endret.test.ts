import { describe, expect, it } from 'vitest';
import { sistEndret, type Vist } from './sist-endret.ts';
import { speak } from './testing/speak.ts';

const AT = '2026-11-20T07:42:00+01:00';
const tid = (
  start: string,
  sal: string | null = 'Sal 250',
  rettsalAdresse: string | null = null,
) => ({
  ...{ start: `2026-11-${start}:00+01:00`, slutt: `2026-11-${start.slice(0, 2)}T15:30:00+01:00` },
  ...{ sal, rettsalAdresse },
});
const moved = (fra: ReturnType<typeof tid>, til: ReturnType<typeof tid>): Vist => ({
  ...{ slag: 'flyttet', tidspunkt: AT, fra, til },
});
const hva = (...endringer: Vist[]) => sistEndret(endringer)?.hva;

describe('what was changed last', () => {
  it('is nothing when no change is told', () => expect(sistEndret([])).toBeNull());

  it.each([
    ['ny sal og dag', tid('20T09:00'), tid('23T09:00', 'Sal 618')],
    ['ny dag', tid('20T09:00'), tid('23T10:00')],
    ['ny tid', tid('20T09:00'), tid('20T10:00')],
    ['ny sal og tid', tid('20T09:00'), tid('20T10:00', null)],
    ['ny adresse og dag', tid('20T09:00'), tid('23T09:00', 'Sal 250', 'Storgata 1')],
  ])('of a hearing that is moved: %s', (text, fra, til) => expect(hva(moved(fra, til))).toBe(text));

  it('is all of the newest time, each once, and nothing older', () => {
    const dag = moved(tid('20T09:00'), tid('23T09:00'));
    const tiltale: Vist = { slag: 'tiltale', tidspunkt: AT };
    const avlyst: Vist = { slag: 'avlyst', tidspunkt: '2026-11-03T06:00:00+01:00' };
    expect(sistEndret([dag, dag, tiltale, avlyst])).toEqual({
      tidspunkt: AT,
      hva: 'ny dag, ny tiltale',
    });
  });

  it('names a restriction, never a judge', () => {
    expect(hva({ slag: 'begrensning', type: 'lukkedeDoerer', tidspunkt: AT })).toBe(
      'lukkede dører',
    );
    expect(hva({ slag: 'dommer', fra: 'Aud Prøve', til: 'Siri', tidspunkt: AT })).toBe('ny dommer');
  });

  it('is said in nynorsk', () => {
    speak('nn');
    expect(hva({ slag: 'avgjorelse', tidspunkt: AT })).toBe('ny avgjerd');
  });
});
