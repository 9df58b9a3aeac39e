import { createElement, type SVGProps } from 'react';

/** What lucide-react knows of an icon: the shapes that it is drawn with. */
interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly size?: number | string;
}

/**
 * Makes a component of an icon, in the place of lucide-react's own (vite.config.ts): that one weighs 1.7 kB, reads a
 * context, and works out the same attributes again for each of the thousands of icons in a table. The shapes of
 * an icon are made once.
 */
export default function drawIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function LucideIcon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        ...{ width: size, height: size, viewBox: '0 0 24 24' },
        ...{ fill: 'none', stroke: 'currentColor', strokeWidth },
        ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
        ...rest,
      },
      ...shapes,
    );
  };
}
