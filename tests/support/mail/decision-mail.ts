import type { Knex } from 'knex';
import { expect } from 'vitest';
import { deliverDue } from '#bff/mail/deliver.ts';
import { until } from '#tests/support/until.ts';
import { createDelivery } from './test-delivery.ts';

const DECIDED = /godkjent|avslått/;

/**
 * The subjects of the decisions that the mail worker sends at an instant. `dies`: it has sent, and is gone before it can write that
 * down.
 */
export async function deliverDecisions(
  db: Knex,
  at: Date,
  { dies = false } = {},
): Promise<string[]> {
  const sent: string[] = [];
  const { deps } = createDelivery(db, 'smtp://localhost', at);
  const send = ({ subject }: { subject: string }) => {
    sent.push(subject);
    return dies ? new Promise<never>(() => undefined) : Promise.resolve();
  };
  const round = deliverDue({ ...deps, sender: { ...deps.sender, send } }, at);
  if (!dies) await round;
  else await expect.poll(() => sent.some((one) => DECIDED.test(one))).toBe(true);
  return sent.filter((one) => DECIDED.test(one));
}

/** As if the time were over in which the decision can be undone that is being made: waits for its message, which is due then. */
export async function endUndoing(db: Knex): Promise<void> {
  await until('the message of a decision', async () => {
    const waiting = db('epost_utboks').where('status', 'venter').whereNotNull('ikke_foer');
    return (await waiting.update({ neste_forsoek: db.ref('opprettet') })) > 0;
  });
}
