import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says its text to screen readers, politely, each time the text changes. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
