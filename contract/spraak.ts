/**
 * The name of the cookie with the language that was chosen in this browser. It says nothing of a person, so it needs no consent; scripts of
 * the page write it. With https, no other host can set it.
 */
export const spraakCookie = (isSecure: boolean) => (isSecure ? '__Host-spraak' : 'spraak');
