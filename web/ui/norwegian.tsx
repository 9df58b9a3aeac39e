import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/**
 * Gives react-aria a language instead of the browser's. Chromium has no nynorsk, so it is bokmål in both: months have the same names,
 * weekdays are put right in month-calendar.tsx, and its words in a build (vite.config.ts).
 */
export function Norwegian({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale="nb-NO">{children}</I18nProvider>;
}
