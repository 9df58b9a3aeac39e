import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://presse@127.0.0.1:5432/presse';

describe('the indexer’s configuration', () => {
  it('needs only the database', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({ DATABASE_URL, LOG_LEVEL: 'info' });
  });

  it('lists every fault at once', () => {
    const faulty = { DATABASE_URL: 'mysql://x', ELASTICSEARCH_URL: 'localhost:9200' };
    expect(() => readConfig(faulty)).toThrow(/DATABASE_URL[^]*ELASTICSEARCH_URL/);
  });

  it('has one shard, or as many as the setting says', () => {
    expect(readConfig({ DATABASE_URL }).INDEX_SHARDS).toBe(1);
    expect(readConfig({ DATABASE_URL, INDEX_SHARDS: '6' }).INDEX_SHARDS).toBe(6);
    for (const INDEX_SHARDS of ['0', '1.5', 'six', '65'])
      expect(() => readConfig({ DATABASE_URL, INDEX_SHARDS })).toThrow(/INDEX_SHARDS/);
  });

  it('travels in time in development, and refuses to in production', () => {
    const env = { DATABASE_URL, PRESSE_NOW: '2026-03-10T12:00:00+01:00' };
    expect(readConfig(env).PRESSE_NOW).toEqual(new Date('2026-03-10T11:00:00Z'));
    expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow(/PRESSE_NOW: is refused/);
  });

  it('needs Elasticsearch and TLS in production, unless the network is closed', () => {
    const env = { DATABASE_URL, NODE_ENV: 'production' };
    expect(() => readConfig(env)).toThrow(/ELASTICSEARCH_URL: is required/);
    const plain = { ...env, ELASTICSEARCH_URL: 'http://elasticsearch:9200' };
    expect(() => readConfig(plain)).toThrow(/ELASTICSEARCH_URL: must use TLS/);
    expect(() => readConfig(plain)).toThrow(/DATABASE_URL: must use TLS/);
    expect(() => readConfig({ ...plain, CLOSED_NETWORK: 'true' })).not.toThrow();
    const safe = {
      ...env,
      DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full`,
      ELASTICSEARCH_URL: 'https://elasticsearch:9200',
    };
    expect(() => readConfig(safe)).not.toThrow();
    const published = 'https://one:9200,https://presse:development-only@two:9200';
    expect(() => readConfig({ ...safe, ELASTICSEARCH_URL: published })).toThrow(
      /ELASTICSEARCH_URL: is published/,
    );
  });

  it('takes the certificate of an authority, and nothing else for one', () => {
    const ELASTICSEARCH_CA = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
    expect(readConfig({ DATABASE_URL, ELASTICSEARCH_CA })).toMatchObject({ ELASTICSEARCH_CA });
    expect(() => readConfig({ DATABASE_URL, ELASTICSEARCH_CA: '/ca.crt' })).toThrow(
      /ELASTICSEARCH_CA: must be certificates/,
    );
  });
});
