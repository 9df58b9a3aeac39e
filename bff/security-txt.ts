import { z } from 'zod';
import type { Rule } from '#settings/shared.ts';

/** Where whoever has found a weakness is told whom to write to (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** For the schema of the web server. Without both there is no such page. */
export const securityVariables = {
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/,
      'must begin with mailto: or https:',
    )
    .optional()
    .describe(`whom to tell of a weakness: mailto:… or https://…, in ${SECURITY_TXT}`),
  SECURITY_EXPIRES: z.iso
    .date('must be a day, as in 2027-06-30')
    .optional()
    .describe(
      'the last day on which that holds, at most a year ahead; the doctor warns a month before',
    ),
};
interface SecurityValues {
  readonly SECURITY_CONTACT?: string | undefined;
  readonly SECURITY_EXPIRES?: string | undefined;
}

const BOTH = 'SECURITY_CONTACT and SECURITY_EXPIRES belong together';
export const securityRules: readonly Rule<SecurityValues>[] = [
  ['SECURITY_CONTACT', (v) => !v.SECURITY_EXPIRES || !!v.SECURITY_CONTACT, BOTH],
  ['SECURITY_EXPIRES', (v) => !v.SECURITY_CONTACT || !!v.SECURITY_EXPIRES, BOTH],
];

/** The page; null when nobody is named. */
export function securityTxt(
  values: SecurityValues & { readonly PUBLIC_URL: string },
): string | null {
  const { SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires, PUBLIC_URL: origin } = values;
  if (!contact || !expires) return null;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${['nb', 'nn', 'en'].join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT}`,
  ];
  return `${lines.join('\n')}\n`;
}
