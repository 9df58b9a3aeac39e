import { z } from 'zod';

/** What the sign-in stand-in reads of the environment when it is a program of its own. */
export const oidcMainSchema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'anybody could sign in as anybody' })
    .optional(),
  PUBLIC_URL: z.url(),
  OIDC_ISSUER: z.url(),
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1),
  OIDC_ADMIN_CLIENT_SECRET: z.string().min(1),
});
