import type { Plugin } from 'vite';
import type { Language } from '#domain/texts.ts';

/** What stands in web/index.html, before any script. */
const PAGE = {
  nb: {},
  nn: {
    'lang="nb"': 'lang="nn"',
    'Domstolenes pressetjeneste</title>': 'Pressetenesta til domstolane</title>',
    'Domstolenes pressetjeneste trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.':
      'Pressetenesta til domstolane treng JavaScript. Slå det på i nettlesaren, og last sida på nytt.',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** The catalogues that are taken apart: `t` of a folder of pages, and `messages` of the rules. Nothing there may use them. */
export const CATALOGUE = /(texts|[\\/]messages)\.tsx?$/;
export const OWN = ['t', 'messages'];

/**
 * A build of the page in one language: `texts({ name: { nb, nn } })` becomes `{ name: … }`. Where it is called `t`, each of its texts
 * becomes an export of its own, so that each part of the page loads those that it shows.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (path.includes('node_modules') || !/\.tsx?$/.test(path)) return null;
      if (/[\\/]domain[\\/]texts\.ts$/.test(path)) return { code: constant(language), map: null };
      if (!/\b(texts|bokmaal)\(|(texts|messages)\.tsx?["']/.test(code)) return null;
      const edits = editsOf(this.parse(code), code, language, CATALOGUE.test(path));
      return edits.length > 0 ? { code: apply(code, edits), map: null } : null;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        Object.entries(PAGE[language]).reduce((page, [from, to]) => {
          const pattern = new RegExp(
            from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'),
          );
          if (!pattern.test(page)) throw new Error(`web/index.html no longer has: ${from}`);
          return page.replace(pattern, to);
        }, html),
    },
  };
}

/** domain/texts.ts, when the language is known. */
const constant = (language: Language) => `
  export const LANGUAGES = ['nb', 'nn'];
  export const isLanguage = (code) => LANGUAGES.includes(code);
  export const language = () => '${language}';
  export const readLanguageFrom = (source) => source;
  export const texts = () => { throw new Error('A catalogue that is not written out'); };
  export const bokmaal = (catalogue) => catalogue;
`;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function editsOf(program: unknown, code: string, language: Language, isCatalogue: boolean): Edit[] {
  const edits: Edit[] = [];
  const cut = (start: number, end: number, text = '') => edits.push({ start, end, text });
  const keep = (outer: Node, inner: Node) => {
    cut(outer.start, inner.start);
    cut(inner.end, outer.end);
  };
  const inCatalogue = (node: Node) => {
    const chosen = bothOf(node)?.[language];
    if (chosen) keep(node, chosen);
    else if (node.type === 'ObjectExpression')
      for (const one of propertiesOf(node)) inCatalogue(one.value);
  };
  for (const node of nodesOf(program)) {
    const catalogue = catalogueOf(node);
    if (catalogue) {
      keep(node, catalogue);
      if (nameOf(node.callee) === 'texts') inCatalogue(catalogue);
    }
    const own = isCatalogue && exportedT(node);
    if (own) flatten(own, node, cut);
    if (node.type === 'ImportDeclaration') takeApart(node, code, cut);
  }
  return edits;
}

/** `texts({…})` or `bokmaal({…})`: its object. */
function catalogueOf(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || !['texts', 'bokmaal'].includes(nameOf(node.callee)))
    return undefined;
  const [catalogue] = node.arguments as Node[];
  return catalogue?.type === 'ObjectExpression' ? catalogue : undefined;
}

/** `export const t = texts({…})`: its object. */
function exportedT(node: Node): Node | undefined {
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  const [first] = ((node.declaration as Node | null)?.declarations ?? []) as Node[];
  return first && OWN.includes(nameOf(first.id)) ? catalogueOf(first.init as Node) : undefined;
}

type Cut = (start: number, end: number, text?: string) => void;

/** `export const t = { a: 1, b: 2 }` → `const _a = 1, _b = 2; export { _a as a, _b as b }`. */
function flatten(catalogue: Node, statement: Node, cut: Cut): void {
  const properties = propertiesOf(catalogue);
  const names = properties.map(({ key }) => nameOf(key));
  let from = statement.start;
  properties.forEach(({ value }, index) => {
    cut(from, value.start, `${index === 0 ? 'const ' : ', '}_${names[index]} = `);
    from = value.end;
  });
  cut(
    from,
    statement.end,
    `;\nexport { ${names.map((name) => `_${name} as ${name}`).join(', ')} };`,
  );
}

/** `import { t, X } from './texts.ts'` → `import * as t …`, and the rest. */
function takeApart(node: Node, code: string, cut: Cut): void {
  const source = node.source as Node;
  if (
    !CATALOGUE.test(String(source.value)) ||
    /(^|\/)domain\/texts\.ts$/.test(String(source.value))
  )
    return;
  const specifiers = node.specifiers as Node[];
  const own = specifiers.find(
    (one) => one.type === 'ImportSpecifier' && OWN.includes(nameOf(one.imported)),
  );
  if (!own) return;
  const from = code.slice(source.start, source.end);
  const others = specifiers
    .filter((one) => one !== own)
    .map((one) => code.slice(one.start, one.end));
  const rest = others.length > 0 ? `import { ${others.join(', ')} } from ${from};` : '';
  cut(node.start, node.end, `import * as ${nameOf(own.local)} from ${from};${rest}`);
}

function bothOf(node: Node): Record<Language, Node> | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = propertiesOf(node);
  const by = Object.fromEntries(properties.map(({ key, value }) => [nameOf(key), value]));
  return properties.length === 2 && by.nb && by.nn ? { nb: by.nb, nn: by.nn } : undefined;
}

function propertiesOf(node: Node): { readonly key: Node; readonly value: Node }[] {
  return (node.properties as Node[]).map((property) => {
    if (property.type !== 'Property' || property.computed)
      throw new Error('A catalogue has names and texts, nothing that is computed');
    return property as unknown as { key: Node; value: Node };
  });
}

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return name ?? (typeof value === 'string' ? value : '');
};

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  else if (
    value !== null &&
    typeof value === 'object' &&
    typeof (value as Node).type === 'string'
  ) {
    yield value as Node;
    for (const part of Object.values(value)) yield* nodesOf(part);
  }
}

/** What lies inside of a cut is gone with it. */
function apply(code: string, edits: readonly Edit[]): string {
  let written = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < at) continue;
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}
