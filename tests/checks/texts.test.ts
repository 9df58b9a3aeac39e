import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { bothOf, type Found, isText, placeOf, textSources } from '#tests/support/catalogues.ts';

/** Words of names, of the law and of what is searched for, which are shown to nobody; names that each language has for itself. */
const VOCABULARY =
  /^(domain\/(names\/|own-words|person-name|graded-address|text-rules|sakstyper|land\.ts)|bff\/typed-words|web\/layout\/language-choice)/;
/** Attributes whose value is read. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|label|title|placeholder|alt|heading|help|text|description|summary)$/;
/** Words that no English sentence of ours has. */
const NORWEGIAN =
  /[æøåÆØÅ]|(^|\s)(og|på|av|ikke|er|du|som|til|med|en|et|den|det|har|kan|fra|alle|eller|når|ingen|din|ditt|dine|skal|saker|treff)(?=[\s.,:?!]|$)/;
/** A label. Names of keys, headers and methods look like one. */
const LABEL = /^[A-ZÆØÅ][a-zæøå]{2,}/;
const CODES =
  /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Space|Shift|Control|Meta|Arrow\w+|Page(Up|Down)|Key\w|Content-\w+|Accept\S*|Europe\/Oslo|Cookie|Date|Age|Retry-After|Server-Timing|Highlight|Mac|Win|Error|TypeError|AbortError|\w+Error)/;

/** The code of an order may look like the label of its column. */
const isKeyOrOrder = (node: ts.Node, { name }: ts.PropertyAssignment) =>
  name === node || /^(field|sortField)$/.test(name.getText());

/** Whether nobody reads what stands there: a developer's error, a type, an import, the key of something. */
function isUnread(node: ts.Node): boolean {
  const { parent } = node;
  if (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent)
  )
    return true;
  if (ts.isPropertyAssignment(parent) && isKeyOrOrder(node, parent)) return true;
  for (let at: ts.Node | undefined = parent; at; at = at.parent) {
    if (ts.isNewExpression(at) && /Error$|^RegExp$|^Set$/.test(at.expression.getText()))
      return true;
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isCallExpression(at) && /(^|\.)(log|logger|console)\.\w+$/.test(at.expression.getText()))
      return true;
  }
  return false;
}

/** `texts({…})`, `bokmaal({…})`, `{ nb, nn }`. */
function isCatalogue(node: ts.Node): boolean {
  return (
    bothOf(node) !== undefined ||
    (ts.isCallExpression(node) && ['texts', 'bokmaal'].includes(node.expression.getText()))
  );
}

function isRead(node: ts.Node & { readonly text: string }, source: ts.SourceFile): boolean {
  const { text, parent } = node;
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text);
  if (ts.isJsxAttribute(parent) && READ.test(parent.name.getText())) return /\p{L}{2}/u.test(text);
  // One word that is no label is a code.
  if (/^\S+$/.test(text.trim()) && (!LABEL.test(text) || /\p{Ll}\p{Lu}/u.test(text))) return false;
  if (NORWEGIAN.test(text)) return true;
  return source.fileName.startsWith('web/') && LABEL.test(text) && !CODES.test(text);
}

function textsOutside(source: ts.SourceFile): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isCatalogue(node)) return;
    if (isText(node) && !isUnread(node) && isRead(node, source))
      found.push({ place: placeOf(node), text: node.text.trim() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const of = (code: string) =>
  textsOutside(ts.createSourceFile('web/x.tsx', code, ts.ScriptTarget.Latest, true));

describe('what people read', () => {
  it('stands in catalogues', () => {
    const outside = textSources()
      .filter(({ fileName }) => !VOCABULARY.test(fileName))
      .flatMap(textsOutside);
    expect(outside.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });

  it.each([
    ['const a = <p>Ingen treff</p>;', ['Ingen treff']],
    ['const a = <input aria-label="Søk" />;', ['Søk']],
    ["const a = b ? 'Lukk' : 'close';", ['Lukk']],
    ['const a = `${n} saker i ${m}`;', ['saker i']],
    ["const t = texts({ close: { nb: 'Lukk', nn: 'Lukk' } });", []],
    ["throw new Error('Det går ikke');", []],
    ["if (event.key === 'Escape') f();", []],
  ])('%s', (code, expected) => {
    expect(of(code).map(({ text }) => text)).toEqual(expected);
  });
});
