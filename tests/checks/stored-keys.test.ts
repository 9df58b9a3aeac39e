import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { HARMLESS } from '#web/features/innlogging/forget-stored.ts';

/* What the pages write to the browser's storage, read out of their source: signing out has to know every key. */

const WEB = join(projectRoot, 'web');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name),
);
const parsed = new Map<string, ts.SourceFile>();

function parse(name: string): ts.SourceFile {
  const known = parsed.get(name);
  if (known) return known;
  const text = readFileSync(join(WEB, name), 'utf8');
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  parsed.set(name, file);
  return file;
}

function find<T>(node: ts.Node, pick: (node: ts.Node) => T | undefined): T[] {
  const found: T[] = [];
  const visit = (one: ts.Node) => {
    const picked = pick(one);
    if (picked !== undefined) found.push(picked);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** What a name of a file stands for: its own constant, or another file's. */
function valueOf(file: ts.SourceFile, name: string): [ts.SourceFile, ts.Expression] | undefined {
  const [own] = find(file, (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === name ? node.initializer : undefined,
  );
  if (own) return [file, own];
  const [from] = find(file, (node) =>
    ts.isImportSpecifier(node) && node.name.text === name
      ? (node.parent.parent.parent.moduleSpecifier as ts.StringLiteral).text
      : undefined,
  );
  if (from === undefined) return undefined;
  const path = from.startsWith('#web/') ? from.slice(5) : join(dirname(file.fileName), from);
  return valueOf(parse(path), name);
}

/** The keys that an expression can be; `koe/*` for those that begin so. */
function keysOf(file: ts.SourceFile, key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return [key.text];
  if (ts.isTemplateExpression(key)) return [`${key.head.text}*`];
  if (ts.isAsExpression(key)) return keysOf(file, key.expression);
  if (ts.isObjectLiteralExpression(key))
    return key.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) ? keysOf(file, one.initializer) : [],
    );
  if (ts.isArrowFunction(key)) return keysOf(file, key.body as ts.Expression);
  const of = ts.isElementAccessExpression(key) || ts.isCallExpression(key) ? key.expression : key;
  const value = ts.isIdentifier(of) ? valueOf(file, of.text) : undefined;
  return value ? keysOf(...value) : [`${file.fileName}: ${key.getText()}`];
}

const written = files.flatMap((name) => {
  const file = parse(name);
  return find(file, (node) =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'setItem'
      ? keysOf(file, node.arguments[0]!)
      : undefined,
  ).flat();
});

/** Whoever makes a draft says its key, which begins with 'skjema/'. */
const DRAFTS = 'form/draft.ts: key';
const GONE = [
  ...['sisteSoek', 'sisteSoekAv', 'sisteListe', 'scrollToSakId', 'flyttetFraSide'],
  'dagslisteDomstoler',
  ...['adminAapnetRad', 'sist-avgjort', 'koe/*', 'skjema/soek', DRAFTS],
];

it('each key that a page writes goes at sign-out, or is known to be harmless', () => {
  expect(new Set(written)).toEqual(new Set([...GONE, ...Object.keys(HARMLESS)]));
  for (const reason of Object.values(HARMLESS)) expect(reason).toMatch(/\w+ \w+/);
});

it('nothing else is kept in the browser', () => {
  const others =
    /(local|session)Storage(\[|\.(?!getItem|setItem|removeItem)\w+\s*=[^=])|document\.cookie|indexedDB|\bcaches\.|serviceWorker/;
  // The chosen language and the closed banners say nothing of a person, and stay at sign-out (contract/spraak.ts).
  const ofLanguage = /^.*(document\.cookie.*spraakCookie|spraakCookie.*document\.cookie).*$/gm;
  const written = files.filter((name) =>
    /cookies\.write\((?!CLOSED|spraakCookie)/.test(readFileSync(join(WEB, name), 'utf8')),
  );
  expect(written).toEqual([]);
  const found = files
    .filter((name) => name !== 'api/cookies.ts')
    .filter((name) =>
      others.test(readFileSync(join(WEB, name), 'utf8').replaceAll(ofLanguage, '')),
    );
  expect(found).toEqual([]);
});
