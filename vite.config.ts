import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** react-aria carries its words in 34 languages; the page speaks one, and falls back on another. */
const onlyNorwegian: Plugin = {
  name: 'only-norwegian',
  enforce: 'pre',
  transform(_code, id) {
    const language = /[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1];
    if (!language || ['nb-NO', 'en-US'].includes(language)) return null;
    return { code: 'export default {};', map: null };
  },
};

/** Mutations apart: only what comes later sends anything by them. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|zod|@tanstack[\\/](react-query|query-core))[\\/](?!build[\\/]modern[\\/](mutationObserver|useMutation)\.)/;

/** What the search form is made of, and administrators' pages too: one file of it, not a dozen. */
const SEARCH_FORM =
  /[\\/](domain[\\/](time|search-rules)|contract[\\/](search|values)|web[\\/]api[\\/](keys|domstoler)|web[\\/]sak[\\/]recent-searches|web[\\/]ui[\\/](checkbox|class-names|date-field|error-summary|field|select|text-field|toggle-bar)|lucide-react[\\/].*[\\/]search)\.(tsx?|m?js)$/;

export default defineConfig({
  root: 'web',
  plugins: [react(), onlyNorwegian],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data: URL is what the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Many small files compress badly: what the first page needs comes in few.
        codeSplitting: {
          groups: [
            // What every page needs, in one file that outlives our own changes in the browser's cache.
            { name: 'vendor', test: VENDOR },
            { name: 'search-form', test: SEARCH_FORM },
          ],
        },
      },
    },
  },
});
