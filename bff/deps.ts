import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import type { ClockWatch } from '#db/clock.ts';
import type { Clock } from '#domain/time.ts';
import type { Tracing } from '#monitoring/trace.ts';
import type { SearchAdapter } from '#search/port.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './health.ts';
import type { ReadIndexState } from './index-state.ts';
import type { Metrics } from './http/metrics.ts';
import type { WebFiles } from './http/serve-web.ts';
import type { MailSender } from './mail/port.ts';
import type { Folkeregister } from './register/folkeregister.ts';
import type { OidcClient } from './session/oidc-port.ts';
import type { SideName } from './session/side.ts';

/** The parts of the server. compose.ts chooses them; tests put in their own. */
export interface Deps {
  readonly db: Knex;
  readonly search: Pick<SearchAdapter, 'engine' | 'capabilities'>;
  /** How long the hits of changed or saved searches are counted, ms; a second or three unless a test says so. */
  readonly countingPatience?: number;
  readonly clock: Clock;
  /** How far this machine's clock is ahead of the database's, ms; compared at least once a minute. */
  readonly clockAhead: ClockWatch;
  readonly documents: Pick<Dokumentlager, 'open' | 'size' | 'ping'>;
  /** One identity provider for each side. */
  readonly oidc: Readonly<Record<SideName, OidcClient>>;
  readonly config: Pick<
    Config,
    | 'NODE_ENV'
    | 'PUBLIC_URL'
    | 'keys'
    | 'PROXY_HOPS'
    | 'OIDC_ADMIN_RECHECK_MINUTES'
    | 'RATE_LIMIT_SIGNIN'
    | 'RATE_LIMIT_SEARCH'
    | 'RATE_LIMIT_APPLICATION'
    | 'RATE_LIMIT_CASE'
    | 'RATE_LIMIT_MACHINE'
    | 'RATE_LIMIT_CALLS'
    | 'RETENTION_AUDIT'
    | 'RETENTION_DECISIONS'
    | 'RETENTION_MAIL_SENT'
    | 'RETENTION_NEWS'
    | 'EPOST_AVSENDER'
    | 'EPOST_DOMSTOLADMINISTRASJONEN'
    | 'KJEDE_EPOST'
    | 'KLAGE_FRIST'
    | 'KLAGE_INSTANS'
  >;
  readonly register: Folkeregister;
  /** Null: messages stay in the outbox. */
  readonly mail: MailSender | null;
  /** Whether each dependency answers; asked at most once a second. */
  readonly health: () => Promise<Dependencies>;
  /** Whether the searched index is built as this code builds one; null when none is searched. */
  readonly indexState: ReadIndexState;
  /** Whether an index of another version is searched and none of this one (db/queues/lanes.ts). */
  readonly isBesideOther: () => Promise<boolean>;
  /** The server has been told to stop: readiness says so before the port closes. */
  readonly isStopping: () => boolean;
  readonly logger: Logger;
  /** Absent when traces are sent nowhere. */
  readonly tracing?: Tracing | null;
  readonly metrics: Metrics;
  /** The built page; null: only the calls are served. */
  readonly web: WebFiles | null;
}
