import { z } from 'zod';
import type { SignedIn } from '#bff/security/oidc-port.ts';

/** Who the claims of an ID token speak of; null when they lack what we need. */
export type ReadClaims = (claims: unknown) => Omit<SignedIn, 'idToken'> | null;

const names = {
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
};

/** ID-porten gives `pid` and no names; a name that can't be read is no reason to refuse anybody. */
const presseClaims = z.object({ pid: z.string().regex(/^\d{11}$/), ...names });

export const readPresseClaims: ReadClaims = (claims) => {
  const { data } = presseClaims.safeParse(claims);
  if (!data) return null;
  const { pid, given_name, family_name } = data;
  return { subject: pid, fornavn: given_name, etternavn: family_name, isAdmin: false };
};

/** Entra ID's `oid` is the same in every application of a tenant; `sub` is what others have. */
const adminClaims = z.looseObject({
  sub: z.string().min(1),
  oid: z.string().min(1).optional().catch(undefined),
  name: z.string().catch(''),
  ...names,
});

/** An administrator is whoever has `value` in `claim`: a group or a role, in a list or alone (DESIGN §2). */
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
