import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { oneLanguage } from './build/one-language.ts';
import { isLanguage } from './domain/texts.ts';

/** The language of this build (build/web.ts makes one of each). */
const { PAGE_LANGUAGE = 'nb' } = process.env;
if (!isLanguage(PAGE_LANGUAGE)) throw new Error(`PAGE_LANGUAGE is nb or nn, not ${PAGE_LANGUAGE}`);

/** What react-aria says of days and calendars in bokmål, as far as it is not nynorsk too. */
const NYNORSK = [
  ['Forrige', 'Førre'],
  ['m\\xe5ned', 'månad'],
  ['Valgt', 'Vald'],
  ['valgt', 'vald'],
  ['tilgjengelige', 'tilgjengelege'],
] as const;

/** react-aria carries its words in 34 languages, without nynorsk; the page speaks one, and falls back on another. */
const onlyNorwegian: Plugin = {
  name: 'only-norwegian',
  enforce: 'pre',
  transform(code, id) {
    const language = /[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1];
    if (language === 'nb-NO' && PAGE_LANGUAGE === 'nn') {
      const said = NYNORSK.reduce((words, [nb, nn]) => words.replaceAll(nb, nn), code);
      return { code: said, map: null };
    }
    if (!language || ['nb-NO', 'en-US'].includes(language)) return null;
    return { code: 'export default {};', map: null };
  },
};

/** react-aria knows the calendars of the world, and chooses one by a language; ours has one. */
const onlyGregorian: Plugin = {
  name: 'only-gregorian',
  enforce: 'pre',
  transform(code, id) {
    if (!/@internationalized[\\/]date[\\/].*[\\/]createCalendar\.m?js$/.test(id)) return null;
    return { code: code.replaceAll(/case '(?!gregory').*:\s*return .*;/g, ''), map: null };
  },
};

/** lucide-react's icons, drawn by a component of our own (web/ui/draw-icon.ts), which reads nothing but their shapes. */
const ownIcons: Plugin = {
  name: 'own-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id)) return null;
    const unread = /^ {2}(name|size|aliases): [^\n]*$|^__iconData\.node;$|,\s+key: "\w+"/gm;
    return { code: code.replaceAll(unread, ''), map: null };
  },
  async resolveId(source, importer) {
    const isIcon = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(importer ?? '');
    if (!isIcon || !source.endsWith('/createLucideIcon.mjs')) return null;
    return this.resolve('#web/ui/draw-icon.ts', fileURLToPath(import.meta.url));
  },
};

/**
 * react-router names its components for its developers' tools. A bundler can not see that such a statement does nothing else, and
 * keeps what no page of ours uses: forms, fetchers, scroll positions.
 */
const onlyUsedRoutes: Plugin = {
  name: 'only-used-routes',
  enforce: 'pre',
  transform(code, id) {
    if (!/node_modules[\\/]react-router[\\/]dist/.test(id)) return null;
    return {
      code: code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    };
  },
};

/** react-router's own build for production: the one that its package names first warns of mistakes. */
const REACT_ROUTER = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** Mutations apart: only what comes later sends anything by them. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|zod|@tanstack[\\/](react-query|query-core))[\\/](?!build[\\/]modern[\\/](mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.)/;

/** What the search form is made of, and administrators' pages too: one file of it, not a dozen. */
const SEARCH_FORM =
  /[\\/](domain[\\/](time|search-rules|person-name)|web[\\/]features[\\/]search[\\/]describe|contract[\\/](search|values)|web[\\/]api[\\/](bruker|cookies|keys|domstoler|recent-searches)|web[\\/]sak[\\/](sak-address|search-address)|web[\\/]layout[\\/]page|web[\\/]ui[\\/](checkbox|class-names|date-field|draw-icon|error-summary|field|select|text-field|toggle-bar|use-hydrated|visually-hidden)|lucide-react[\\/].*[\\/](search|x))\.(tsx?|m?js)$|[\\/]web[\\/]ui[\\/]popover\.module\.css$/;

/** What rows of cases are made of, for hits and favourites; and what comes with them, and with saved searches. */
const ROWS =
  /([\\/]@tanstack[\\/](react-table|table-core)[\\/].*|web[\\/]sak[\\/](kolonner|sak-(table|columns|cells)|marked|rettsmoete-cell|file-links|favoritt|favoritt-rows|focus-star|return-to-row|skjult|sett|moeter)|web[\\/]table[\\/](columns|head|rows|table|pagination|load-failure)|web[\\/]layout[\\/]print-head|domain[\\/]search-days|web[\\/]api[\\/](saker|mottak|varsel)|web[\\/]ui[\\/](tag|banners|banners-texts)|contract[\\/]banner|lucide-react[\\/].*icons[\\/](clock|eye-off|file-text|gavel|landmark))\.(tsx?|m?js)$/;

/** The scripts that the page itself begins with, and how their files are called. */
const FIRST_CHUNKS = new Set(['rolldown-runtime', 'vendor', 'search-form']);
const FIRST = 'assets/1-';

/** Pages that are seldom opened: the first script does not list what they consist of, which they say themselves. */
const SELDOM_PAGES =
  /[\\/]web[\\/](admin[\\/]admin-app|features[\\/](soeknad|profil|arbeidsgiver|redaksjonsliste)[\\/][\w-]+-page|features[\\/]notices[\\/]stop-page)\.tsx$/;
const SELDOM = 'assets/2-';

const folderOf = (name: string, page: string | null) =>
  FIRST_CHUNKS.has(name) ? FIRST : SELDOM_PAGES.test(page ?? '') ? SELDOM : 'assets/';

/** Tells the classes of one file from those of another. */
const hashOf = (css: string) => createHash('sha256').update(css).digest('base64url').slice(0, 4);

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [
    react(),
    oneLanguage(PAGE_LANGUAGE),
    onlyNorwegian,
    onlyGregorian,
    ownIcons,
    onlyUsedRoutes,
  ],
  resolve: { alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }] },
  // The page that the server makes needs none of the packages of the build, and no warnings.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: (name, _, css) => `${name}_${hashOf(css)}`,
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data: URL is what the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the page itself begins with is there already, whatever is loaded later.
      resolveDependencies: (page, deps) =>
        deps.filter((file) =>
          page.startsWith(SELDOM) ? file.endsWith('.css') : !file.startsWith(FIRST),
        ),
    },
    rolldownOptions: {
      // A property that is only read need not be.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The list of all scripts is in the first one: a name is as long as two hashes.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `${folderOf(name, facadeModuleId)}[hash:7].js`,
        assetFileNames: ({ names }) =>
          `${names.some((name) => FIRST_CHUNKS.has(name.replace('.css', ''))) ? FIRST : 'assets/'}[hash:7][extname]`,
        // Many small files compress badly: what the first page needs comes in few.
        codeSplitting: {
          groups: [
            // What every page needs, in one file that outlives our own changes in the browser's cache.
            { name: 'vendor', test: VENDOR },
            { name: 'search-form', test: SEARCH_FORM },
            { name: 'rows', test: ROWS },
          ],
        },
      },
    },
  },
}));
