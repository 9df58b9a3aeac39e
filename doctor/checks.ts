import type { Check } from './check.ts';
import { lookAtArchive } from './checks/archive.ts';
import { lookAtAuditChain } from './checks/audit-chain.ts';
import { lookAtCaseNumbers } from './checks/case-numbers.ts';
import { lookAtClock } from './checks/clock.ts';
import { lookAtConfiguration } from './checks/configuration.ts';
import { lookAtDisk, lookAtDocuments } from './checks/documents.ts';
import { lookAtCluster, lookForElasticsearch } from './checks/elasticsearch.ts';
import { lookAtKeys } from './checks/keys.ts';
import { lookAtMailServer, lookAtOutbox } from './checks/mail.ts';
import { lookAtMaskinporten, lookAtRegister } from './checks/outside.ts';
import { lookAtMigrations, lookAtServer, lookForPostgres } from './checks/postgres.ts';
import { lookAtRetention } from './checks/retention.ts';
import { lookAtReviews } from './checks/reviews.ts';
import { lookAtIndex } from './checks/search-index.ts';
import { lookAtSecurityTxt } from './checks/security-txt.ts';
import { lookAtProvider } from './checks/sign-in.ts';
import { lookAtTraces } from './checks/traces.ts';
import type { Patient } from './patient.ts';

const database = { needs: ['Postgres'] };
const migrated = { needs: ['Postgres', 'migrations'] };

/** Everything that the doctor looks at, in the order in which it is told. A new dependency is a new row. */
export const CHECKS: readonly Check<Patient>[] = [
  { name: 'configuration', look: lookAtConfiguration },
  { name: 'Postgres', look: lookForPostgres },
  { name: 'Postgres server', ...database, look: lookAtServer },
  { name: 'migrations', ...database, look: lookAtMigrations },
  { name: 'Elasticsearch', look: lookForElasticsearch },
  { name: 'Elasticsearch cluster', needs: ['Elasticsearch'], look: lookAtCluster },
  { name: 'index', needs: [...migrated.needs, 'Elasticsearch'], look: lookAtIndex },
  { name: 'clock', look: lookAtClock },
  { name: 'sign-in of press users', look: lookAtProvider('PRESSE') },
  { name: 'sign-in of administrators', look: lookAtProvider('ADMIN') },
  { name: 'Maskinporten', look: lookAtMaskinporten },
  { name: 'population register', needs: ['Maskinporten'], look: lookAtRegister },
  { name: 'mail server', look: lookAtMailServer },
  { name: 'e-mail that waits', ...migrated, look: lookAtOutbox },
  { name: 'documents', look: lookAtDocuments },
  { name: 'disk', look: lookAtDisk },
  { name: 'keys', ...migrated, look: lookAtKeys },
  { name: 'traces', look: lookAtTraces },
  { name: 'security.txt', look: lookAtSecurityTxt },
  { name: 'retention', ...migrated, look: lookAtRetention },
  { name: 'archive', ...migrated, look: lookAtArchive },
  { name: 'audit log', ...migrated, look: lookAtAuditChain },
  { name: 'review of the log', ...migrated, look: lookAtReviews },
  { name: 'case numbers', ...migrated, look: lookAtCaseNumbers },
];
