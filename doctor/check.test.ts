import { describe, expect, it } from 'vitest';
import { type Check, examine, exitCodeOf, ok, unchecked, warning, wrong } from './check.ts';
import { CHECKS } from './checks.ts';

const options = { limit: 60_000, describe: () => 'described' };
const check = (name: string, look: Check<null>['look'], needs: string[] = []): Check<null> => ({
  ...{ name, look, needs },
});

describe('the checks', () => {
  it('are told in the order of the table, whichever is done first', async () => {
    let release = () => {};
    const waits = new Promise<void>((resolve) => (release = resolve));
    const checks = [
      check('slow', async () => {
        await waits;
        return [ok('1')];
      }),
      check('fast', async () => {
        release();
        return [ok('2')];
      }),
    ];
    expect((await examine(checks, null, options)).map(({ name }) => name)).toEqual([
      'slow',
      'fast',
    ]);
  });

  it('are wrong when they throw, in the words that may be printed', async () => {
    const [found] = await examine(
      [check('one', () => Promise.reject(new Error('secret')))],
      null,
      options,
    );
    expect(found?.findings).toMatchObject([{ status: 'wrong', what: 'described' }]);
  });

  it('end when their time is up, though what they ask hangs for ever', async () => {
    const checks = [
      check('hangs', () => new Promise(() => {})),
      check('works', async () => [ok('')]),
    ];
    const found = await examine(checks, null, { ...options, limit: 20 });
    expect(found.map(({ findings }) => findings[0]?.status)).toEqual(['wrong', 'ok']);
    expect(found[0]?.findings[0]?.what).toBe('it has not answered within 0.02 s');
  });

  it('are left out when what they need is wrong, and those that need them too', async () => {
    const asked: string[] = [];
    const looks = (name: string) => async () => {
      asked.push(name);
      return [ok('')];
    };
    const checks = [
      check('database', async () => [wrong('away', 'start it')]),
      check('tables', looks('tables'), ['database']),
      check('rows', looks('rows'), ['tables']),
      check('mail', looks('mail')),
    ];
    const found = await examine(checks, null, options);
    expect(found.map(({ findings }) => findings[0]?.status)).toEqual([
      ...['wrong', 'unchecked', 'unchecked', 'ok'],
    ]);
    expect(asked).toEqual(['mail']);
  });

  it('are made when what they need is only to be looked at', async () => {
    const checks = [
      check('database', async () => [warning('old', 'upgrade')]),
      check('tables', async () => [ok('')], ['database']),
    ];
    expect((await examine(checks, null, options))[1]?.findings).toEqual([ok('')]);
  });

  it('stand in the table after those that they need', () => {
    CHECKS.forEach(({ needs = [] }, i) => {
      const before = CHECKS.slice(0, i).map(({ name }) => name);
      expect(before).toEqual(expect.arrayContaining([...needs]));
    });
    expect(new Set(CHECKS.map(({ name }) => name)).size).toBe(CHECKS.length);
  });
});

describe('the exit code', () => {
  it.each([
    [0, [ok('')]],
    [0, [ok(''), unchecked('')]],
    [1, [ok(''), warning('', '')]],
    [2, [warning('', ''), wrong('', '')]],
  ] as const)('is %i for the worst of what was found', (code, findings) => {
    expect(exitCodeOf([{ name: 'one', findings }])).toBe(code);
  });
});
