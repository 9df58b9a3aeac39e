import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { oneLanguage } from './one-language.ts';

type Transform = (this: object, code: string, id: string) => { readonly code: string } | null;

/** The code of a module after a build in that language, without white space. */
function built(language: 'nb' | 'nn', code: string, id = '/web/sak/texts.ts'): string {
  const { transform } = oneLanguage(language) as unknown as { transform: Transform };
  const result = transform.call({ parse: (text: string) => parseAst(text) }, code, id);
  return (result?.code ?? code).replaceAll(/\s+/g, ' ');
}

const CODE = `import { texts } from '#domain/texts.ts';
export const t = texts({
  close: { nb: 'Lukk', nn: 'Lat att' },
  hits: { nb: (n) => \`\${n} favoritter\`, nn: (n) => \`\${n} favorittar\` },
});
export const NAMES = texts({ a: { nb: 'Sak', nn: 'Sak' }, deep: { er: { nb: 'ikke', nn: 'ikkje' } } });
export const LEFT = { nb: 1, nn: 2 };`;

describe('a build in one language', () => {
  it('has that language alone, each text of `t` by itself, and tables as they were', () => {
    const nn = built('nn', CODE);
    expect(nn).toContain("const _close = 'Lat att', _hits = (n) => `${n} favorittar`;");
    expect(nn).toContain('export { _close as close, _hits as hits };');
    expect(nn).toContain("export const NAMES = { a: 'Sak', deep: { er: 'ikkje' } };");
    expect(nn).toContain('export const LEFT = { nb: 1, nn: 2 };');
    expect(nn).not.toMatch(/Lukk|favoritter|'ikke'/);
    expect(built('nb', CODE)).toContain("const _close = 'Lukk'");
  });

  it('takes from a catalogue what a page uses', () => {
    const page = "import { NAMES, t as own } from './texts.ts'; own.close;";
    expect(built('nb', page, '/web/sak/page.tsx')).toBe(
      "import * as own from './texts.ts';import { NAMES } from './texts.ts'; own.close;",
    );
  });

  it('refuses a catalogue that is computed', () => {
    expect(() => built('nb', 'export const t = texts({ ...others });')).toThrow('computed');
  });

  it('says the language of the page, and knows when the page has changed', () => {
    const { transformIndexHtml } = oneLanguage('nn');
    const { handler } = transformIndexHtml as unknown as { handler: (html: string) => string };
    expect(() => handler('<html lang="en">')).toThrow('no longer has');
  });
});
