import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Empty to the eye, said to a screen reader (design notes §5). */
export function Empty() {
  return (
    <VisuallyHidden>
      <span data-empty>Ingen</span>
    </VisuallyHidden>
  );
}
