import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inputFiles, SERVER_SOURCES } from '#build/once.ts';
import { projectRoot } from '#build/paths.ts';
import { START_DEFAULTS } from '#dev/start/defaults.ts';
import { entriesOf } from '#dev/tools/settings/document.ts';
import { settingsText } from '#dev/tools/settings/files.ts';
import { ON_LAPTOP, SERVICES } from '#dev/tools/settings/programs.ts';

const entries = entriesOf(SERVICES);
const all = [...entries, ...entriesOf(ON_LAPTOP)];
const said = (name: string) => entries.find((entry) => entry.name === name)?.uses[0];

const HOLDS_SECRET = /KEY(?!_ID)|SECRET|PASSWORD|TOKEN|^(DATABASE|SMTP|ELASTICSEARCH)_URL$/;

describe('every variable', () => {
  const uses = all.flatMap((entry) => entry.uses);
  const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

  it('says what it is, in one line', () => {
    const isSaid = ({ description }: (typeof uses)[number]) =>
      /^[^\n]{6,}[^.\s]$/.test(description ?? '');
    expect(namesOf(uses.filter((use) => !isSaid(use)))).toEqual([]);
    expect(uses.length).toBeGreaterThan(80);
  });

  it('is secret when it is a key or a password, or holds one', () => {
    expect(namesOf(uses.filter(({ name, secret }) => HOLDS_SECRET.test(name) && !secret))).toEqual(
      [],
    );
  });

  it('leaves its name with _FILE to the file of its value', () => {
    expect(namesOf(all.filter(({ name }) => name.endsWith('_FILE')))).toEqual([]);
  });

  it('that is secret to one program is secret to all', () => {
    const isDivided = ({ uses: [first, ...others] }: (typeof all)[number]) =>
      others.some(({ secret }) => secret !== first?.secret);
    expect(namesOf(all.filter(isDivided))).toEqual([]);
  });
});

describe('the environment', () => {
  const inputs = inputFiles(SERVER_SOURCES).filter((path) => path.endsWith('.ts'));

  it('is read by the schemas alone, so that any value may stand in a file', () => {
    const others = inputs.flatMap((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return [...text.matchAll(/process\.env(\[|\.)'?(\w+)/g)].map(
        ([, , name]) => `${path}: ${name}`,
      );
    });
    // Where npm was called: not a setting, but the folder of what the user named.
    expect(others.filter((one) => !one.endsWith(': INIT_CWD'))).toEqual([]);
    expect(inputs.length).toBeGreaterThan(300);
  });
});

describe('what is read from the schemas', () => {
  it('is what they do', () => {
    expect(said('PORT')).toMatchObject({ fallback: '3000', required: 'no', secret: false });
    expect(said('DATABASE_URL')).toMatchObject({
      fallback: null,
      required: 'always',
      secret: true,
    });
    expect(said('ELASTICSEARCH_URL')).toMatchObject({ required: 'in production' });
    // It has a default, which production refuses.
    expect(said('PUBLIC_URL')).toMatchObject({
      fallback: 'http://localhost:3000',
      required: 'in production',
    });
    expect(said('PRESSE_NOW')).toMatchObject({ fallback: null, required: 'no' });
  });

  it('knows every variable of which npm start tells its default', () => {
    const names = entries.map(({ name }) => name);
    expect(Object.keys(START_DEFAULTS).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('docs/SETTINGS.md', () => {
  const text = readFileSync(join(projectRoot, 'docs/SETTINGS.md'), 'utf8');

  it('has a place for every variable, whichever program reads it', () => {
    const places = text.slice(text.indexOf('\n## Of several programs'));
    const missing = all.filter(({ name }) => !places.includes(`\`${name}\``));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('begins with all that production requires', () => {
    const [, list = ''] = /^Production requires (.*?)\. Changed/m.exec(text) ?? [];
    const required = entries.filter(({ uses }) => uses.some(({ required }) => required !== 'no'));
    for (const { name } of required) expect(list).toContain(`\`${name}\``);
    expect(list).not.toContain('`LOG_LEVEL`');
  });

  it('says what the schemas say: `npm run settings` writes it', async () => {
    expect(text).toBe(await settingsText());
  });
});
