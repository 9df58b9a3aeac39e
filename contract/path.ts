/** `path` for the router, `href` for the caller. */
export const plain = (path: string) => ({ path, href: () => path });
export const withId = (base: string, param: string) => ({
  path: `${base}/:${param}`,
  href: (id: string) => `${base}/${encodeURIComponent(id)}`,
});
/** A case number holds slashes, which stay readable in the address and are matched by a wildcard. */
export const withSaksnummer = (base: string) => ({
  path: `${base}/*saksnummer`,
  href: (saksnummer: string) =>
    `${base}/${saksnummer.split('/').map(encodeURIComponent).join('/')}`,
});

/** An id with something to do to it. */
export const withIdAnd = (base: string, param: string, rest: string) => ({
  path: `${base}/:${param}/${rest}`,
  href: (id: string) => `${base}/${encodeURIComponent(id)}/${rest}`,
});
