import type { Safeguard } from '#tests/trust/safeguard.ts';

const SERVICE = ['tests/integration/bff/withdraw.test.ts'];
const PARTS = ['tests/integration/bff/withdraw-parts.test.ts'];
const DATABASE = ['tests/integration/db/withdraw.test.ts'];
const INDEXER = ['tests/integration/indexer/withdraw.test.ts'];

const KJENT = ['tests/integration/import/kjent.test.ts'];

const withdrawn = { promise: 'withdrawn', project: 'integration' } as const;

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    ...withdrawn,
    name: 'hearings of a hidden case are counted of no court',
    file: 'db/domstol/varsling.ts',
    find: ' and k.sak_id not in (${withdrawnSakIds()})',
    replace: '',
    tests: KJENT,
  },
  {
    ...withdrawn,
    name: 'cases that are read are not hidden',
    file: 'db/sak/saker.ts',
    find: ' and not ${isSakWithdrawn(sql`s.sak_id`)}',
    replace: '',
    tests: DATABASE,
  },
  {
    ...withdrawn,
    name: 'a rebuild and verify leave hidden cases out',
    file: 'db/sak/saker.ts',
    find: 'and not ${isSakWithdrawn(sql`sak.sak_id`)} order by sak_id',
    replace: 'order by sak_id',
    tests: DATABASE,
  },
  {
    ...withdrawn,
    name: 'a hidden case is deleted from the index',
    file: 'indexer/writes.ts',
    find: '...(await readWithdrawnVersions(parts.db, gone)),',
    replace: '',
    tests: INDEXER,
  },
  {
    ...withdrawn,
    name: 'the delete of a hidden case is newer than what the index has',
    file: 'indexer/verify/repair.ts',
    find: "[...indexedOf('stale'), ...indexedOf('orphaned')]",
    replace: "indexedOf('stale')",
    tests: INDEXER,
  },
  {
    ...withdrawn,
    name: 'the mask names a hidden case',
    file: 'db/sak/stale-mask.ts',
    find: ' and not ${isSakWithdrawn(sql`u.sak_id`)} as finnes',
    replace: ' as finnes',
    tests: SERVICE,
  },
  {
    ...withdrawn,
    name: 'the mask names hidden cases however many there are',
    file: 'db/sak/stale-mask.ts',
    find: 'waiting.length > MAX_CASES ? await readGone(db, waiting) : []',
    replace: '[] as string[]',
    tests: DATABASE,
  },
  {
    ...withdrawn,
    name: 'the mask leaves hidden documents out',
    file: 'db/sak/stale-mask.ts',
    find: ' and not ${isDokumentGone()}) as dokumenter',
    replace: ') as dokumenter',
    tests: PARTS,
  },
  {
    ...withdrawn,
    name: 'the mask names hidden parties',
    file: 'db/tilbaketrekking/hidden.ts',
    find: 'or ${areParterWithdrawn(sql`s.sak_id`)}',
    replace: '',
    tests: INDEXER,
  },
  {
    ...withdrawn,
    name: 'hidden parties are not shown',
    file: 'domain/visibility.ts',
    find: '    parterErSkjult ||\n',
    replace: '    (parterErSkjult && parterAnonymisert) ||\n',
    tests: PARTS,
  },
  {
    ...withdrawn,
    name: 'a hidden document is not given',
    file: 'domain/visibility.ts',
    find: 'return !dokument.erSkjult && now <',
    replace: 'return now <',
    tests: PARTS,
  },
  {
    ...withdrawn,
    name: 'a hidden case cannot be made a favourite',
    file: 'db/favoritt/favoritter.ts',
    find: 'and not ${isSakWithdrawn(sql`sak.sak_id`)} for key share',
    replace: 'for key share',
    tests: SERVICE,
  },
  {
    ...withdrawn,
    name: 'only who has seen a hidden case hears that it is hidden',
    file: 'db/tilbaketrekking/seen.ts',
    find: 'where s.sak_id = ${sakId} and (${isFavourite',
    replace: 'where s.sak_id = ${sakId} and (true or ${isFavourite',
    tests: SERVICE,
  },
  {
    ...withdrawn,
    name: 'only who had opened the case before hears that its parties are hidden',
    file: 'db/tilbaketrekking/seen.ts',
    find: '${hasOpened(sql`t.sak_id`, sql`${identitetHash}`, sql`t.skjult`)}',
    replace: '${hasOpened(sql`t.sak_id`, sql`${identitetHash}`)}',
    tests: PARTS,
  },
  {
    ...withdrawn,
    name: 'hiding waits for cases that are being added, and they for it',
    file: 'db/migrations/0012_withdraw.sql',
    find: "perform pg_advisory_xact_lock_shared(hashtext('tilbaketrekking'));",
    replace: 'perform 1;',
    tests: DATABASE,
  },
  {
    ...withdrawn,
    name: 'a case that comes with the number of a hidden one is hidden',
    file: 'db/migrations/0012_withdraw.sql',
    find: 'perform sak_arver_skjult(ider);',
    replace: 'perform 1;',
    tests: DATABASE,
  },
  {
    ...withdrawn,
    name: 'one hidden document among several is masked too',
    file: 'db/sak/stale-mask.ts',
    find: 'hasHidden(row, only) || hidden(',
    replace: 'hidden(',
    tests: PARTS,
  },
  {
    ...withdrawn,
    name: 'a hidden case is not known by the real name of a file that says a name',
    file: 'db/sak/dokumenter.ts',
    find: "return filNavn === (alias ?? row.fil_navn) ? row.sak_id : '';",
    replace: "return alias === '' ? '' : row.sak_id;",
    tests: SERVICE,
  },
];
