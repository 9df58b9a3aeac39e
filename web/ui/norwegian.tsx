import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/** react-aria speaks the page's language, whatever the browser's is. */
export function Norwegian({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale="nb-NO">{children}</I18nProvider>;
}
