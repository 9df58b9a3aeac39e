import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, OWN } from '#build/one-language.ts';
import { placeOf, textSources } from '#tests/support/catalogues.ts';

/*
 * The build of the page takes `export const t = texts({…})` of a catalogue's file apart: each text is an export of its own, and there is
 * no `t` any more. What still says `t` there fails in the browser, and only there. No text needs its catalogue elsewhere either.
 */

const WAY_OUT = {
  inside: 'write the words out here, or take the other text as an argument',
  outside: 'move it to the file that shows it, or to one whose name does not end in “texts”',
  exported: 'write `export const …` where the catalogue is, and import it from there',
} as const;

const isCatalogueCall = (node: ts.Node | undefined): node is ts.CallExpression =>
  node !== undefined &&
  ts.isCallExpression(node) &&
  ['texts', 'bokmaal'].includes(node.expression.getText());

/** Whether the name stands there for its value, not for a property, a parameter or a type. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(ts.isTypeQueryNode(parent) || ts.isParameter(parent) || ts.isBindingElement(parent));
}

/** The catalogues that are not texts alone: where, and the way out. */
function leaks(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const say = (node: ts.Node, way: keyof typeof WAY_OUT) =>
    found.push(`${placeOf(node)} ${node.parent.getText()}: ${WAY_OUT[way]}`);
  const isApart = (name: string) => CATALOGUE.test(source.fileName) && OWN.includes(name);
  const namesIn = (scope: ts.Node, { name }: ts.VariableDeclaration, way: keyof typeof WAY_OUT) =>
    everyNode(scope, (node) => {
      if (isCatalogueCall(node) && node !== scope && node.parent === name.parent) return false;
      const isIt = ts.isIdentifier(node) && node !== name && node.text === name.getText();
      if (isIt && isRead(node)) say(node, ts.isExportSpecifier(node.parent) ? 'exported' : way);
      return true;
    });
  everyNode(source, (node) => {
    if (ts.isVariableDeclaration(node) && isCatalogueCall(node.initializer)) {
      namesIn(node.initializer, node, 'inside');
      if (isApart(node.name.getText())) namesIn(source, node, 'outside');
    }
    if (ts.isExportDeclaration(node) && CATALOGUE.test(nameOf(node.moduleSpecifier)))
      for (const name of exportedBy(node)) if (OWN.includes(name.text)) say(name, 'exported');
    return true;
  });
  return found;
}

const nameOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteral(node) ? node.text : '';

function exportedBy({ exportClause }: ts.ExportDeclaration): ts.Identifier[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements
    .map(({ name, propertyName }) => propertyName ?? name)
    .filter(ts.isIdentifier);
}

/** Each node; below it too, unless `look` says no. */
function everyNode(node: ts.Node, look: (node: ts.Node) => boolean): void {
  if (look(node)) ts.forEachChild(node, (child) => everyNode(child, look));
}

const of = (code: string, path = 'web/sak/texts.ts') =>
  leaks(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));

const A = "a: { nb: 'A', nn: 'B' }";
const both = (use: string) => `{ nb: (n) => ${use}, nn: () => '' }`;

describe('a catalogue', () => {
  it('holds texts only', () => {
    expect(textSources().flatMap(leaks)).toEqual([]);
  });

  it.each([
    ['a text', `export const t = texts({ ${A}, f: ${both('n + t.a')} });`, 'inside'],
    ['a chosen text', `export const t = texts({ ${A}, f: ${both('t[n]')} });`, 'inside'],
    ['itself', `export const t = bokmaal({ a: '', f: (n) => list(t, n) });`, 'inside'],
    [
      'a function',
      `export const t = texts({ ${A} });\nexport const f = (n) => t.a + n;`,
      'outside',
    ],
    ['a helper', `export const t = texts({ ${A} });\nfunction f() { return t.a; }`, 'outside'],
    [
      'another',
      `export const t = texts({ ${A} });\nconst U = texts({ f: ${both('t.a')} });`,
      'outside',
    ],
    ['a list', `export const messages = texts({ ${A} });\nconst B = { ...messages };`, 'outside'],
    ['its name', `const t = texts({ ${A} });\nexport { t };`, 'exported'],
    ['a way round', "export { t } from './texts.ts';", 'exported'],
  ] as const)('is cut off from %s', (_, code, way) => {
    expect(of(code)).toEqual([expect.stringContaining(WAY_OUT[way])]);
  });

  it('with a name of its own may be used by its file, but not by its texts', () => {
    const own = (name: string) =>
      `const ${name} = texts({ ${A} });\nexport const f = () => ${name}.a;`;
    expect(of(own('NAMES'))).toEqual([]);
    expect(of(own('t'), 'web/sak/page.tsx')).toEqual([]);
    expect(of(`const NAMES = texts({ ${A}, f: ${both('NAMES.a')} });`, 'bff/x.ts')).toHaveLength(1);
  });

  it('may have its name said where it is not meant', () => {
    const f = "f: { nb: (t) => x.t + y({ t: 1 }), nn: (n: typeof t) => '' }";
    expect(of(`export const t = texts({ ${A}, ${f} });\nexport type T = typeof t;`)).toEqual([]);
  });
});
