import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly icon: LucideIcon;
  /** In em, relative to the text beside it. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon with the design system's stroke. The text beside it carries the meaning. */
export function Icon({ icon: Shape, size = 1.25, className }: Props) {
  return (
    <Shape
      aria-hidden
      focusable={false}
      size={`${size}em`}
      strokeWidth={1.5}
      className={className}
    />
  );
}
