import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/** Gives react-aria the language of the page instead of the browser's. */
export function Norwegian({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale="nb-NO">{children}</I18nProvider>;
}
