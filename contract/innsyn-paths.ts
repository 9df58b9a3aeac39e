import { plain } from './paths.ts';

/** Everything that is stored about whoever asks: to read, and for programs. Apart, for no page begins with it. */
export const innsynPaths = {
  html: plain('/api/presse/innsyn/html'),
  json: plain('/api/presse/innsyn/json'),
} as const;
