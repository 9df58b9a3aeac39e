import type { Knex } from 'knex';
import {
  archiveAlone,
  listOpen,
  noteReceipt,
  noteRemoved,
  noteWritten,
  readInnhold,
  setArchive,
  type StoredPakke,
  takeDecisions,
} from '#db/arkiv/pakker.ts';
import { type Arkivlager, MANIFEST, RECEIPT } from '#db/dokumentlager/archive.ts';
import { reasonOf } from '#db/errors.ts';
import { isReceiptFor, nextStep } from '#domain/arkiv.ts';
import { OwnWords } from '#domain/own-words.ts';
import { packageOf, sha256 } from './package.ts';

export interface ArchiveTarget {
  readonly db: Knex;
  readonly lager: Arkivlager;
  /** Compared with the database's clock by whoever begins the run. */
  readonly now: Date;
}

interface Options {
  /** Does nothing when a run began less than this ago, ms. */
  readonly notWithin?: number;
  /** Told of a package with which something could not be done; the others go on, and the next run tries it again. */
  readonly onFailure?: (pakke: string, reason: string) => void;
  readonly signal?: AbortSignal;
}

export interface ArchiveReport {
  taken: number;
  written: number;
  acknowledged: number;
  removed: number;
  failed: number;
}

/**
 * Makes packages of the decisions that have none, looks for receipts, and removes what the archive has. One process at a time; null when
 * another one is at it, or was a short while ago.
 */
export async function runArchive(
  target: ArchiveTarget,
  { notWithin = 0, onFailure, signal }: Options = {},
): Promise<ArchiveReport | null> {
  const { db, now } = target;
  await setArchive(db, true);
  return archiveAlone(db, { now, notWithin }, async () => {
    const report = { taken: 0, written: 0, acknowledged: 0, removed: 0, failed: 0 };
    report.taken = await takeDecisions(db, now);
    for (const pakke of await listOpen(db)) {
      if (signal?.aborted) break;
      try {
        await advance(target, pakke, report);
      } catch (error) {
        report.failed += 1;
        onFailure?.(pakke.id, reasonOf(error));
      }
    }
    return report;
  });
}

async function advance(
  target: ArchiveTarget,
  pakke: StoredPakke,
  report: ArchiveReport,
): Promise<void> {
  const step = nextStep(pakke);
  if (step === 'write' && (await write(target, pakke))) report.written += 1;
  if (step === 'look for receipt' && (await isAcknowledged(target, pakke))) {
    report.acknowledged += 1;
    await remove(target, pakke.id);
    report.removed += 1;
  }
  if (step === 'remove') {
    await remove(target, pakke.id);
    report.removed += 1;
  }
}

/** The manifest is the last file: what a store that fails leaves has none, and is written anew by the next run. */
async function write({ db, lager, now }: ArchiveTarget, pakke: StoredPakke): Promise<boolean> {
  const innhold = await readInnhold(db, pakke.id);
  if (innhold === null) return false;
  const files = await packageOf(pakke, innhold);
  for (const { name, content } of files) await lager.put(pakke.id, name, content);
  await noteWritten(db, pakke.id, sha256(files.at(-1)!.content), now);
  return true;
}

/** The archive has answered something that is no receipt for this package. */
class WrongReceipt extends OwnWords {
  override readonly name = 'WrongReceipt';
}

/** A receipt for something else, or half of one, is none: throws `WrongReceipt`. */
async function isAcknowledged(target: ArchiveTarget, pakke: StoredPakke): Promise<boolean> {
  const { db, lager, now } = target;
  const { id, manifestSha256 } = pakke;
  const receipt = await lager.read(id, RECEIPT);
  if (receipt === null) {
    // The store is another one by now, or was restored: the archive is to find the package there too.
    if ((await lager.read(id, MANIFEST)) === null) await write(target, pakke);
    return false;
  }
  if (!isReceiptFor(receipt, manifestSha256!.toString('hex')))
    throw new WrongReceipt(`${RECEIPT} does not begin with the SHA-256 of the manifest`);
  return noteReceipt(db, id, { by: 'fil', now });
}

async function remove({ db, lager, now }: ArchiveTarget, id: string): Promise<void> {
  await lager.remove(id);
  await noteRemoved(db, id, now);
}
