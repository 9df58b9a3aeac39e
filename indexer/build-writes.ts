import type { Sak } from '#domain/sak.ts';
import { nextTransition } from '#domain/transition.ts';
import type { IndexWrite } from '#search/port.ts';
import { refusedByBuilder, type DeadLetter } from './dead-letters.ts';
import type { Indexer } from './indexer.ts';
import type { Transition } from './transitions.ts';

export type Put = Extract<IndexWrite, { kind: 'put' }>;

export interface Built {
  readonly puts: readonly Put[];
  readonly transitions: readonly Transition[];
  readonly refused: readonly DeadLetter[];
}

/** The cases as writes at `now`; one that cannot be built stands alone with its reason. */
export function buildWrites(build: Indexer['build'], saker: readonly Sak[], now: Date): Built {
  const puts: Put[] = [];
  const transitions: Transition[] = [];
  const refused: DeadLetter[] = [];
  for (const sak of saker) {
    try {
      puts.push({ kind: 'put', ...build(sak, now) });
      transitions.push({
        sakId: sak.sakId,
        versjon: sak.versjon,
        neste: nextTransition(sak, now),
      });
    } catch (error) {
      refused.push({ sakId: sak.sakId, grunn: refusedByBuilder(error) });
    }
  }
  return { puts, transitions, refused };
}

export function sakIdOf(write: IndexWrite): string {
  return write.kind === 'put' ? write.document.sakId : write.sakId;
}
