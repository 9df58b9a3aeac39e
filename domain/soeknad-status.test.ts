import { describe, expect, it } from 'vitest';
import { mayCorrect, maySendAgain, standOf } from './soeknad-status.ts';
import { ARBEIDSGIVER_SVAR } from './soeknad-stilling.ts';
import { STATUS } from './soeknad.ts';

const ofAll = (status: typeof STATUS.ny | typeof STATUS.paaVent, erAvvist = false) =>
  ARBEIDSGIVER_SVAR.map((svar) => standOf({ status, svar, erAvvist }));

describe('how far an application has come', () => {
  it('is what the employer has said', () => {
    expect(
      Object.fromEntries(ARBEIDSGIVER_SVAR.map((svar, i) => [svar, ofAll(STATUS.ny)[i]])),
    ).toEqual({
      bekreftet: 'bekreftet',
      avkreftet: 'avkreftet',
      venter: 'venter',
      utloept: 'utloept',
      ikkeSpurt: 'behandles',
    });
  });

  it('is only that it is processed, while it is on hold', () => {
    expect(new Set(ofAll(STATUS.paaVent))).toEqual(new Set(['behandles']));
  });

  it.each([STATUS.ny, STATUS.paaVent])(
    'is that the e-mail was refused, as long as its answer is waited for (%s)',
    (status) => {
      const stands = ofAll(status, true);
      const where = ARBEIDSGIVER_SVAR.filter((_, i) => stands[i] === 'ikkeFram');
      expect(where).toEqual(['venter']);
    },
  );
});

it('the same is asked again until there is an answer, another one until somebody has confirmed', () => {
  expect(ARBEIDSGIVER_SVAR.filter(maySendAgain)).toEqual(['venter', 'utloept', 'ikkeSpurt']);
  expect(ARBEIDSGIVER_SVAR.filter(mayCorrect)).toEqual([
    ...['avkreftet', 'venter', 'utloept', 'ikkeSpurt'],
  ]);
});
