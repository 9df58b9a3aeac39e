import type { Redaksjonsliste } from '#contract/redaksjonsliste.ts';
import { listLink, newsroomOf } from '#tests/support/access/newsroom.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { type Answer, as, type Call, post } from './ask.ts';

/** The editor's list, and its answer: all of the people are gone. */
export const editor =
  ({ isAnswered }: { readonly isAnswered: boolean }): Call =>
  async (bff) => {
    const link = await listLink(bff, await newsroomOf(bff, 'presse'));
    const read = await bff.guest(link);
    if (!isAnswered) return [read];
    const { personer } = read.json as Redaksjonsliste;
    const json = { personer: personer.map(({ merke }) => ({ merke, jobberHer: false })) };
    return [await bff.guest(link, { method: 'POST', json })];
  };

const newsroom = (how: (ask: Ask, address: string) => Promise<Answer>): Call =>
  as('admin', async (ask, bff) => {
    const id = await newsroomOf(bff, 'presse');
    // The list can be sent once a day.
    await bff.db('redaksjon_liste').delete();
    return how(ask, `/api/admin/redaksjon/${id}`);
  });

/** What is decided of a newsroom as a whole. */
export const NEWSROOM_CALLS: Readonly<Record<string, Call>> = {
  'post /api/admin/redaksjon/:id/suspender': newsroom((ask, address) =>
    ask(`${address}/suspender`, post({ tilOgMed: null, begrunnelse: 'Brudd.' })),
  ),
  'post /api/admin/redaksjon/:id/opphev-suspensjon': newsroom((ask, address) =>
    ask(`${address}/opphev-suspensjon`, { method: 'POST' }),
  ),
  'post /api/admin/redaksjon/:id/send-liste': newsroom((ask, address) =>
    ask(`${address}/send-liste`, { method: 'POST' }),
  ),
};
