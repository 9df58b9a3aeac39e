import type { Reautentisering } from '#contract/profil.ts';

/** The whole name; null when the register could not be asked. */
export function navnOf({ fornavn, etternavn }: Reautentisering): string | null {
  return fornavn === null && etternavn === null
    ? null
    : [fornavn, etternavn].filter(Boolean).join(' ');
}
