/** The cookie with the language that was chosen in this browser. It says nothing of a person, so it needs no consent. */
export const SPRAAK_COOKIE = 'spraak';
