import { z } from 'zod';
import type { SignedIn } from '#bff/session/oidc-port.ts';

/** The person that the claims of an ID token describe; null when a claim that we need is missing. */
export type ReadClaims = (
  claims: unknown,
) => Pick<SignedIn, 'subject' | 'fornavn' | 'etternavn' | 'isAdmin'> | null;

const nameClaims = {
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
};

/** ID-porten gives `pid` and no names. A malformed name does not refuse anybody. */
const presseClaims = z.object({ pid: z.string().regex(/^\d{11}$/), ...nameClaims });

export const readPresseClaims: ReadClaims = (claims) => {
  const { data } = presseClaims.safeParse(claims);
  if (!data) return null;
  const { pid, given_name, family_name } = data;
  return { subject: pid, fornavn: given_name, etternavn: family_name, isAdmin: false };
};

/** Entra ID's `oid` is the same in every application of a tenant; other providers only have `sub`. */
const adminClaims = z.looseObject({
  sub: z.string().min(1),
  oid: z.string().min(1).optional().catch(undefined),
  name: z.string().catch(''),
  ...nameClaims,
});

/** Somebody is an administrator when `claim`, a string or a list, contains `value`: a group or a role. */
export function readAdminClaims(claim: string, value: string): ReadClaims {
  return (claims) => {
    const { data } = adminClaims.safeParse(claims);
    if (!data) return null;
    const [, first = '', last = ''] = /^(.*?)(?:\s+(\S+))?$/.exec(data.name.trim()) ?? [];
    return {
      subject: data.oid ?? data.sub,
      fornavn: data.given_name || first,
      etternavn: data.family_name || last,
      isAdmin: [data[claim]].flat().includes(value),
    };
  };
}

/** What the provider calls the person and the sign-in, and how sure it is of the person. */
export const signInClaims = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1).nullish().catch(null),
  acr: z.string().nullish().catch(null),
});
