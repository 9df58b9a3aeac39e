/** The parties of a list as a court writes it: one a line, or parted by semicolons, or else by commas. */
export function splitParter(parter: string): readonly string[] {
  const separator = /[\n;]/.test(parter) ? /[\n;]/ : /,\s/;
  return parter
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
