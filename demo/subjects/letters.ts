/** Begins with a small letter; initials such as NAV and NS stay. */
export function lowered(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('nb') + text.slice(1);
}

/** Begins with a capital. */
export function raised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
}
