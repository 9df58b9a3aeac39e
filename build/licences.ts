/** A package of the lock file, as far as licences go. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package that is shipped: to a server in node_modules, or to browsers as a part of the page. */
export interface Shipped {
  /** Its folder, from the root. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Licences that ask for nothing but their text, which the image holds. Others are for a lawyer to judge first. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  // Fonts may be bundled with software under it.
  'OFL-1.1',
]);

/** Licences of packages whose package.json names none, as their file LICENSE has them: of this version, and of no other. */
const STATED_IN_THEIR_FILE: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** Every package that production gets, by its folder. */
export function shippedPackages({ packages }: Lockfile): Shipped[] {
  return Object.entries(packages)
    .filter(([path, one]) => path !== '' && !one.dev && !one.optional && !one.devOptional)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? STATED_IN_THEIR_FILE[`${name}@${version}`] ?? '';
      return { path, name, version, licence };
    });
}

/** Whether the licence, an SPDX expression, leaves a choice that is allowed. Anything unknown is not. */
export function isAllowed(licence: string): boolean {
  const parts = licence
    .replaceAll(/[()]/g, ' ')
    .trim()
    .split(/ +(AND|OR) +/);
  const names = parts.filter((_, at) => at % 2 === 0);
  const words = new Set(parts.filter((_, at) => at % 2 === 1));
  if (words.size > 1) return false;
  return words.has('OR')
    ? names.some((name) => ALLOWED.has(name.trim()))
    : names.every((name) => ALLOWED.has(name.trim()));
}
