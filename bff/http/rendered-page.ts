import { z } from 'zod';
import { FIRST_ANSWERS } from '#contract/first-answers.ts';
import type { Rendered } from './render-page.ts';

/** What the build says of its files, by source file (Vite's manifest). */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * What the pages that are made here consist of, by the beginning of their addresses, of which the longest counts; and what some of
 * them show, whose scripts can wait.
 */
const PARTS: Readonly<
  Record<string, readonly [always: readonly string[], some: readonly string[]]>
> = {
  '/': [
    ['features/search/search-page.tsx', 'features/search/parts.ts', 'ui/date-control.tsx'],
    ['advanced-fields', 'dagord', 'nesten', 'no-results'].map(
      (one) => `features/search/${one}.tsx`,
    ),
  ],
  '/i-dag': [['features/i-dag/i-dag-page.tsx'], []],
  '/beramming': [['features/sak/sak-page.tsx'], ['features/sak/foelg-button.tsx']],
};

/** What stands in the page before its content, and after it. */
interface Around {
  readonly head: string;
  readonly end: string;
}

/**
 * For each of these pages: its styles in the page itself, so that nothing must come before it is seen, and its scripts after all that is seen.
 * Of a style sheet that is there, a link remains that loads nothing: who loads a part of the page later finds that it has its styles.
 */
export function aroundOf(manifest: Manifest, cssOf: (file: string) => string) {
  const around = Object.entries(PARTS).map(([path, [always, some]]): [string, Around] => {
    const built = (parts: readonly string[]) =>
      filesOf(
        manifest,
        parts.filter((one) => one in manifest),
      );
    const { css } = built(['index.html', ...always, ...some]);
    const { files } = built(['index.html', ...always]);
    const styles = css.map(cssOf).join('');
    const links = css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    const scripts = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return [
      path,
      { head: `<style nonce="">${styles}</style>${links.join('')}`, end: scripts.join('') },
    ];
  });
  return (path: string) => around.findLast(([begins]) => path.startsWith(begins))![1];
}

/** The named parts with all that they import, which stands before them, as the browser would load it. Throws when a part has no script of its own. */
export function filesOf(manifest: Manifest, parts: readonly string[]) {
  const seen = new Set<string>();
  const [css, files] = [new Set<string>(), new Set<string>()];
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no script of ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports.forEach(add);
    chunk.css.forEach((file) => css.add(file));
    files.add(chunk.file);
  };
  parts.forEach(add);
  return { css: [...css], files: [...files] };
}

const SHEETS = /<link rel="stylesheet"[^>]*>\s*/g;
const SCRIPT = /<script type="module"[^>]*><\/script>\s*/;

/** The page with its content, which is seen before any script runs; and with what it shows, for the scripts. */
export function withRendered(
  page: string,
  { title, html, answers }: Rendered,
  { head, end }: Around,
  { nonce, now }: { readonly nonce: string; readonly now: Date },
): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="${FIRST_ANSWERS}" data-now="${now.toUTCString()}">${json}</script>`;
  const script = SCRIPT.exec(page)?.[0] ?? '';
  const { content, styles } = withoutStyles(html);
  const inline = head
    .replace('nonce=""', `nonce="${nonce}"`)
    .replace('</style>', () => `${styles}</style>`);
  return page
    .replace(SCRIPT, '')
    .replaceAll(SHEETS, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${inline}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${content}</div>${end}${data}${script}`,
    );
}

/** The policy allows no style attributes: each style becomes a rule, and its elements are found by its number. */
function withoutStyles(html: string): { content: string; styles: string } {
  const numbers = new Map<string, number>();
  const content = html.replaceAll(
    /(<[^<>]*?) style="([^"]*)"/g,
    (_, tag: string, style: string) => {
      const number = numbers.get(style) ?? numbers.size;
      numbers.set(style, number);
      return `${tag} data-stil="${number}"`;
    },
  );
  const rules = [...numbers].map(
    ([style, number]) => `[data-stil="${number}"]{${unescaped(style)}}`,
  );
  return { content, styles: rules.join('') };
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
