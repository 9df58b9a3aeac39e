/**
 * What the page may load and where it may lead. `formTargets`: signing out is a form, and browsers apply
 * form-action to where its answer redirects too.
 */
export function contentSecurityPolicy(
  publicUrl: string,
  styleNonce: string,
  formTargets: readonly string[],
): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
