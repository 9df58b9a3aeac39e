import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Abonnement, NyttAbonnement } from '#contract/abonnement.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import type { UsedBff } from '#tests/support/bff/use-bff.ts';

/** The events of a calendar, read by another library. */
export function eventsOf(text: string) {
  type Parsed = ConstructorParameters<typeof ICAL.Component>[0];
  const root = new ICAL.Component(ICAL.parse(text) as Parsed);
  return root.getAllSubcomponents('vevent').map((one) => {
    const { uid, sequence, summary, startDate, location, description } = new ICAL.Event(one);
    const status = one.getFirstPropertyValue('status');
    const [url] = [one.getFirstPropertyValue('url')];
    return {
      uid,
      sequence,
      status,
      url,
      summary,
      location,
      description,
      start: startDate.toString(),
    };
  });
}
/** The entries of a feed; that it is XML is known from atom.test.ts. */
export const entriesOf = (text: string) =>
  [...text.matchAll(/<entry>([^]*?)<\/entry>/g)].map(([, entry = '']) => {
    const of = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1];
    return { id: of('id'), title: of('title'), updated: of('updated'), summary: of('summary') };
  });

export const ABONNEMENTER = '/api/presse/abonnementer';

/** What somebody does who makes an address, and has something in it. */
export function feedSteps({ bff, ask }: Pick<UsedBff, 'bff' | 'ask'>) {
  const make = (json: object = {}, who: Ask = ask) =>
    who(ABONNEMENTER, {
      method: 'POST',
      json: { navn: 'Telefonen', slag: 'kalender', lagretSoekId: null, ...json },
    });
  /** A new address, as a program knows it. */
  async function address(json: object = {}): Promise<string> {
    const answer = await make(json);
    expect(answer.status).toBe(200);
    return (answer.json as NyttAbonnement).adresse.slice(bff.url.length);
  }
  const list = async (who: Ask = ask) => (await who(ABONNEMENTER)).json as Abonnement[];
  const favourite = (sakId: string) =>
    ask(`/api/presse/legg-til-favoritt/${sakId}`, { method: 'POST' });
  async function saveSearch(query: string): Promise<number> {
    const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
    const soek = String(new URLSearchParams({ ...range, query }));
    const json = { navn: 'Mitt søk', soek, foelgerDagen: false };
    await ask('/api/presse/lagrede-soek', { method: 'POST', json });
    return (await bff.db('lagret_soek').max<{ id: number }>({ id: 'id' }).first())!.id;
  }
  return { make, address, list, favourite, saveSearch };
}
