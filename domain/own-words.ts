/**
 * An error whose message we have written ourselves, without a value of a case or a secret: it may be logged, answered and printed. Of
 * every other error only kind and code are said (`reasonOf` in db/errors.ts).
 */
export class OwnWords extends Error {}
