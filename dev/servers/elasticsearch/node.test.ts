import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { foldersIn, prepareFolders, settings } from './node.ts';

describe("the node's settings", () => {
  it('let it listen to this machine only, on free ports', () => {
    const read = parse(settings(foldersIn('/a home: with "signs"'), 'a-node')) as object;
    expect(read).toMatchObject({
      'network.host': '127.0.0.1',
      'http.port': 0,
      'transport.port': 0,
      'discovery.type': 'single-node',
      'path.data': '/a home: with "signs"/data',
    });
  });
});

describe("the node's folders", () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'presse-conf-'));
    chmodSync(home, 0o711);
    mkdirSync(join(home, 'distribution', 'config'), { recursive: true });
    writeFileSync(join(home, 'distribution', 'config', 'jvm.options'), '-Dshipped');
    writeFileSync(join(home, 'distribution', 'config', 'elasticsearch.yml'), '# shipped');
  });
  afterEach(() => {
    rmSync(home, { recursive: true, force: true });
  });

  it('have the configuration of the distribution, with our elasticsearch.yml', () => {
    const { conf } = prepareFolders(join(home, 'distribution'), home, 'a-node');
    expect(readFileSync(join(conf, 'jvm.options'), 'utf8')).toBe('-Dshipped');
    expect(readFileSync(join(conf, 'elasticsearch.yml'), 'utf8')).toContain('a-node');
  });

  it('keep the data of an earlier start, but not its ports', () => {
    const prepare = () => prepareFolders(join(home, 'distribution'), home, 'a-node');
    const { data, logs } = prepare();
    writeFileSync(join(data, 'kept'), 'a segment');
    writeFileSync(join(logs, 'http.ports'), '127.0.0.1:1');
    prepare();
    expect(readFileSync(join(data, 'kept'), 'utf8')).toBe('a segment');
    expect(() => readFileSync(join(logs, 'http.ports'))).toThrow('ENOENT');
  });
});
