import { deliverDue } from '#bff/mail/deliver.ts';
import { enqueueNotices } from '#bff/mail/notices/enqueue.ts';
import type { OutgoingMessage } from '#bff/mail/port.ts';
import { createMetrics } from '#bff/http/metrics.ts';
import { addEndringer } from '#db/endring/write.ts';
import { withTekster } from '#db/sak/dokumenttekster.ts';
import { readSaker } from '#db/sak/saker.ts';
import { createNotices } from '#indexer/notices/notices.ts';
import { buildDocument } from '#search/document.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { pino } from 'pino';

/** What a follower tells of cases, and the e-mails that come of it, by the clock of the service. */
export interface Post {
  /** As a follower that has just written these cases to the index. */
  readonly follow: (...sakIds: readonly string[]) => Promise<void>;
  /** The court moves a hearing of the case, a favourite. */
  readonly move: (sakId: string) => Promise<void>;
  /** Puts what is due into the outbox. */
  readonly write: () => Promise<void>;
  /** Sends what is due; gives the whole of each message, as its reader has it. */
  readonly deliver: () => Promise<readonly string[]>;
  readonly later: (ms: number) => void;
}

type Service = Pick<TestBff, 'db' | 'time'>;

/** Everything that happens is told at once. */
export async function tellAtOnce({ db }: Service, since: Date): Promise<void> {
  await db('lagret_soek').update({ varsle: 'straks', varsler_fra: since });
  const [id] = await db('pressebruker')
    .where({ identitet_hash: hashOf('presse') })
    .pluck<string[]>('id');
  await db('varsling').insert({
    ...{ pressebruker_id: id, favoritter: 'straks', favoritter_fra: since },
  });
}

export function postOf({ db, time }: Service): Post {
  const notices = createNotices();
  const follow = async (...sakIds: readonly string[]) => {
    const saker = await withTekster(db, await readSaker(db, sakIds), time.now);
    const documents = saker.map((sak) => buildDocument(sak, time.now).document);
    await db.transaction(async (trx) => {
      const telling = await notices.begin(trx, time.now);
      await telling.look({ saker, documents });
      await telling.write(() => true);
    });
  };
  const sent: string[] = [];
  const deps = {
    ...{ db, logger: pino({ level: 'silent' }), clock: () => time.now, metrics: createMetrics() },
    sender: {
      send: async (message: OutgoingMessage) => void sent.push(asRead(message)),
      ping: async () => undefined,
      close: () => undefined,
    },
    render: {
      publicUrl: 'https://presse.example',
      sessionKeys: KEYS.session,
      noteKeys: KEYS.audit,
    },
    ...{ domain: 'domstol.example', random: () => 0.5 },
  };
  return {
    follow,
    move: async (sakId) => {
      const endring = { slag: 'flyttet', fra: tid(7), til: tid(8) } as const;
      await db('sak').where({ sak_id: sakId }).update({ endret: time.now });
      if ((await db('sak').where({ sak_id: sakId })).length > 0)
        await addEndringer(db, [{ sakId, endring }], time.now);
      await db('sak_utboks').where({ sak_id: sakId }).delete();
      await follow(sakId);
    },
    write: async () => void (await enqueueNotices(db, time.now)),
    deliver: async () => {
      // The keys of these tests have names of their own.
      await db('epost_utboks').where({ mal: 'noekkel_laget' }).delete();
      while ((await deliverDue(deps, time.now)) > 0);
      return sent.splice(0);
    },
    later: (ms) => {
      time.now = new Date(time.now.getTime() + ms);
    },
  };
}

/** Each message has a number and links of its own. */
const asRead = ({ messageId: _own, ...message }: OutgoingMessage): string =>
  JSON.stringify(message).replaceAll(/(?<=stopp\/)[\w.-]+/g, '');

const tid = (day: number) => ({
  start: new Date(Date.UTC(2026, 5, day, 7)),
  slutt: new Date(Date.UTC(2026, 5, day, 13)),
  ...{ sal: null, rettsalAdresse: null },
});
