import { describe, expect, it } from 'vitest';
import { likeTheOther } from '#tests/support/leaks/absent.suite.ts';
import { type Hiding, HIDINGS, SHOWN, TWIN } from '#tests/support/leaks/hidings.ts';
import { twoNames } from '#tests/support/leaks/names.ts';
import { openWorld, OTHER, type World } from '#tests/support/leaks/world.ts';
import { rounds, tried } from '#tests/support/trust.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const LONG = { timeout: rounds(120_000, 600_000) };

async function twins(hiding: Hiding, seed: number, more: { readonly searches?: number } = {}) {
  const [navn, other] = twoNames(seed);
  const worlds = await Promise.all([
    openWorld(navn, hiding, { others: 2, ...more }),
    openWorld(other, hiding, { asked: navn, others: 2, ...more }),
  ]);
  return { navn, worlds };
}

/** What has become of what was told while the name was shown, by the time when it is hidden. */
const BEFORE = {
  'nothing was told': async () => undefined,
  'it was told': async ({ post }: World) => {
    await post.write();
    await post.deliver();
    // The next e-mail keeps its distance from that one.
    post.later(5 * MINUTE);
  },
  'it is on its way': ({ post }: World) => post.write(),
  'nothing else is on its way': ({ post }: World) => post.write(),
} as const;

/** Each minute at first, then hour by hour until the next morning: what came, and when. */
async function journal(world: World): Promise<string[]> {
  const { post } = world;
  const came: string[] = [];
  const look = async (when: string) => {
    await post.write();
    for (const letter of await post.deliver()) came.push(`${when}: ${letter}`);
  };
  // What was on its way is sent, or left out.
  for (const letter of await post.deliver()) came.push(`at first: ${letter}`);
  await look('at once');
  post.later(MINUTE);
  await post.move(OTHER);
  for (let minute = 1; minute < 7; minute += 1, post.later(MINUTE)) await look(`minute ${minute}`);
  await world.catchUp();
  await look('when the index knows');
  await post.move(TWIN.sakId);
  await look('the case is changed');
  for (let hour = 1; hour < 20; hour += 1) {
    post.later(HOUR);
    await look(`hour ${hour}`);
  }
  return came;
}

describe.each(Object.entries(HIDINGS))('a name that is hidden, %s', (kind, hiding) => {
  const at = Object.keys(HIDINGS).indexOf(kind);
  const each = Object.entries(BEFORE);
  // The short form tries one of them for each way of hiding.
  const chosen = rounds(0, 1) === 1 ? each : [each[at % each.length]!];

  it.each(chosen)(
    'makes no difference to the e-mails that come, nor to when, when %s',
    LONG,
    async (when, before) => {
      // A search that asks for the name has found the case in one of them; none has in the other.
      const more = when === 'nothing else is on its way' ? { searches: 1 } : {};
      const { navn, worlds } = await twins(hiding, 301 + at, more);
      for (const world of worlds) {
        await before(world);
        await world.hide();
      }
      const [one, other] = await Promise.all(worlds.map(journal));
      await Promise.all(worlds.map((world) => world.close()));
      expect(one).toEqual(other);
      expect(one!.join('\n')).toContain(OTHER);
      expect(one!.join('\n').toLowerCase()).not.toContain(navn.etternavn.toLowerCase());
      tried('hidden-names', one!.length);
    },
  );
});

it.each(Object.entries(BEFORE))(
  'a case that is hidden makes no difference to the e-mails that come, nor to when, when %s',
  LONG,
  async (_, before) => {
    const [navn] = twoNames(398);
    const worlds = await Promise.all([
      openWorld(navn, SHOWN, { others: 2, hiddenToo: [likeTheOther(navn)] }),
      openWorld(navn, SHOWN, { others: 2 }),
    ]);
    for (const world of worlds) {
      await before(world);
      await world.hide();
    }
    const [one, other] = await Promise.all(worlds.map(journal));
    await Promise.all(worlds.map((world) => world.close()));
    expect(one).toEqual(other);
    expect(one!.join('\n')).toContain(OTHER);
    tried('withdrawn', one!.length);
  },
);

it('while it is shown, the e-mails say of which cases a search for it tells', LONG, async () => {
  const { worlds } = await twins(SHOWN, 399, { searches: 1 });
  const [one, other] = await Promise.all(
    worlds.map(async ({ post }) => {
      await post.write();
      return post.deliver();
    }),
  );
  await Promise.all(worlds.map((world) => world.close()));
  expect(one).not.toEqual(other);
  expect(one!.join()).toContain('Søk 0: ');
  expect(one!.join()).toContain(TWIN.saksnummer);
});
