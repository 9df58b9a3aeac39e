import type { Knex } from 'knex';
import type { Registry } from 'prom-client';
import { readChainState } from '#db/revisjon/anker.ts';
import type { Clock } from '#domain/time.ts';
import { addGauges, alone } from './gauges.ts';

const SECOND = 1000;

/** Whether the chain of the audit log keeps up with it, and its days are sent out. */
export function measureAuditLog(
  registry: Registry,
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
): void {
  const age = (at: Date) => Math.max(0, clock().getTime() - at.getTime()) / SECOND;
  addGauges(registry, () => readChainState(db), [
    {
      name: 'presse_audit_unsealed_seconds',
      help: 'Age of the oldest row of the audit log that has no seal yet; 0 without any',
      values: ({ oldestUnsealed: at }) => alone(at ? age(at) : 0),
    },
    {
      name: 'presse_audit_anchor_seconds',
      help: 'When the last day of the audit log was sealed, since 1970',
      values: ({ last }) => alone(last && last.laget.getTime() / SECOND),
    },
  ]);
}
