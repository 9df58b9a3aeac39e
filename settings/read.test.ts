import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseEnvironment, withFiles } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'presse-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const schema = z
  .object({ SECRET: z.string().min(3), PORT: z.coerce.number().default(1) })
  .transform((v) => v);
const faultsOf = (env: NodeJS.ProcessEnv) => {
  try {
    return parseEnvironment(schema, env);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
};

describe('an environment', () => {
  it('is read with the schema; an empty variable counts as missing', () => {
    expect(parseEnvironment(schema, { SECRET: 'abc', PORT: '', OTHER: 'x' })).toEqual({
      SECRET: 'abc',
      PORT: 1,
    });
  });

  it('lists every fault at once, and says that what is missing is required', () => {
    expect(faultsOf({ PORT: 'x' })).toEqual([
      '  SECRET: is required',
      expect.stringMatching(/^ {2}PORT: /),
    ]);
  });
});

describe('a variable whose value stands in a file', () => {
  it.each([
    ['without a line end', 'abc', 'abc'],
    ['with one, which is left out', 'abc\n', 'abc'],
    ['with one of Windows', 'abc\r\n', 'abc'],
    ['with two, of which one belongs to it', 'abc\n\n', 'abc\n'],
    ['with blanks, which belong to it', ' abc ', ' abc '],
  ])('is read %s', (_, content, value) => {
    expect(parseEnvironment(schema, { SECRET_FILE: file('secret', content) }).SECRET).toBe(value);
  });

  it('may be any, not only a secret', () => {
    const env = { SECRET: 'abc', PORT_FILE: file('port', '42\n') };
    expect(parseEnvironment(schema, env).PORT).toBe(42);
  });

  it('is checked like any other, and the value is not told', () => {
    const faults = faultsOf({ SECRET_FILE: file('short', 'q7\n') });
    expect(faults).toEqual([expect.stringMatching(/^ {2}SECRET: /)]);
    expect(JSON.stringify(faults)).not.toContain('q7');
  });

  it('may not be set as well', () => {
    expect(faultsOf({ SECRET: 'abc', SECRET_FILE: file('secret', 'abc') })).toEqual([
      '  SECRET: is set, and SECRET_FILE too',
    ]);
  });

  it('that cannot be read is one fault, with variable and path, beside the others', () => {
    const path = join(folder, 'no-such');
    expect(faultsOf({ SECRET_FILE: path, PORT: 'x' })).toEqual([
      `  SECRET: SECRET_FILE names a file that can't be read: ${path} (ENOENT)`,
      expect.stringMatching(/^ {2}PORT: /),
    ]);
    expect(faultsOf({ SECRET_FILE: folder })).toEqual([expect.stringContaining('EISDIR')]);
  });

  it('that is empty is a fault', () => {
    const path = file('empty', '\n');
    expect(faultsOf({ SECRET_FILE: path })).toEqual([
      `  SECRET: SECRET_FILE names an empty file: ${path}`,
    ]);
  });

  it('is no business of ours when no program reads it', () => {
    const env = { SECRET: 'abc', SSL_CERT_FILE: '/no/such/file', OTHER_FILE: '/no/such/file' };
    expect(parseEnvironment(schema, env).SECRET).toBe('abc');
  });
});

describe('the environment for programs that are started', () => {
  it('has the values, and not the names of their files', () => {
    const env = { SECRET_FILE: file('secret', 'abc\n'), PATH: '/bin', OTHER_FILE: 'kept' };
    expect(withFiles(['SECRET', 'PORT'], env)).toEqual({
      SECRET: 'abc',
      PATH: '/bin',
      OTHER_FILE: 'kept',
    });
  });

  it("is refused when a file can't be read", () => {
    expect(() => withFiles(['SECRET'], { SECRET_FILE: join(folder, 'no-such') })).toThrow(
      /SECRET: .*no-such/,
    );
  });
});
