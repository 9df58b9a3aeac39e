import { describe, expect, it } from 'vitest';
import { MOST_NOTICES } from '#domain/notices.ts';
import { CANCELLED, UNKNOWN, useNotices } from '#tests/support/bff/use-notices.ts';

const { ask, found, namesOf, changed, lines, uleste, mark } = useNotices();

describe('what has been read', () => {
  it('is what was marked, as often as one likes, and can be unread again', async () => {
    await found({ sakId: 'A', hours: 1 });
    await found({ sakId: 'B', hours: 40 });
    const [one, older] = [await namesOf('A'), await namesOf('B')];
    expect((await mark(one)).status).toBe(204);
    expect((await mark(one)).status).toBe(204);
    expect((await lines()).map(({ lest }) => lest)).toEqual([true, false]);
    await mark([...one, ...older, UNKNOWN]);
    expect(await uleste()).toBe(0);
    await mark(one, false);
    expect(await uleste()).toBe(1);
  });

  it('is a line when all of it is', async () => {
    await found({ sakId: 'A' });
    await found({ sakId: 'B' });
    await mark(await namesOf('A'));
    expect((await lines()).map(({ lest }) => lest)).toEqual([false]);
    await mark(await namesOf('B'));
    expect((await lines()).map(({ lest }) => lest)).toEqual([true]);
  });

  it('is what was told of a case that has been opened', async () => {
    await found({ sakId: 'A' });
    await changed(CANCELLED);
    await found({ sakId: 'B', hours: 40 });
    await ask('/api/presse/saksdetaljer/A');
    expect(await uleste()).toBe(1);
  });

  it.each([
    ['no list', { lest: true }],
    [
      'too long a list',
      { ider: Array.from({ length: MOST_NOTICES + 1 }, () => UNKNOWN), lest: true },
    ],
    ['what is no name', { ider: ['1'], lest: true }],
    ['a time that is none', { ider: [`zzzzzzzzzz.${'0'.repeat(16)}`], lest: true }],
  ])('is not changed by %s', async (_, json) => {
    await found();
    const answer = await ask('/api/presse/nytt/lest', { method: 'POST', json });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { errors: object }).errors)[0]).toMatch(/^ider/);
    expect(await uleste()).toBe(1);
  });
});
