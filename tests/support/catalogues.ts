import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import ts from 'typescript';

/** A text of a catalogue, or what has to be one: where it stands, and its words without what is put in. */
export interface Found {
  /** `file:line`, from the project's root. */
  readonly place: string;
  readonly text: string;
}

const ROOMS = ['web', 'bff', 'domain', 'contract'];

/** Every source file that can have texts for people. */
export function textSources(): ts.SourceFile[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${room}/${path}`,
    ),
  )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\.d\.ts$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    });
}

/** The texts of every `{ nb, nn }` in the file, in one of the two languages. */
export function catalogueTexts(source: ts.SourceFile, language: 'nb' | 'nn'): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const both = bothOf(node);
    // An address is no text.
    if (both && !wordsOf(both.nb).some((text) => text.startsWith('/')))
      found.push({ place: placeOf(both[language]), text: wordsOf(both[language]).join(' ') });
    else if (!both) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The two values of an object with exactly these two names. */
export function bothOf(node: ts.Node): Record<'nb' | 'nn', ts.Expression> | undefined {
  if (!ts.isObjectLiteralExpression(node) || node.properties.length !== 2) return undefined;
  const by = new Map<string, ts.Expression>();
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property)) by.set(property.name.getText(), property.initializer);
  const [nb, nn] = [by.get('nb'), by.get('nn')];
  return nb && nn ? { nb, nn } : undefined;
}

/** What a node says: its strings, the fixed parts of its templates, the text of its markup. */
function wordsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) && ts.isLiteralTypeNode(node.parent)) return [];
  if (isText(node)) return [node.text];
  const said: string[] = [];
  ts.forEachChild(node, (child) => void said.push(...wordsOf(child)));
  return said;
}

type TextNode = ts.StringLiteral | ts.JsxText | ts.TemplateLiteralLikeNode;

export function isText(node: ts.Node): node is TextNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
