/** The names of the fields in which `sent` differs from what is stored. */
export function changedFields<T extends object>(
  stored: Readonly<Record<keyof T, unknown>>,
  sent: T,
): (keyof T & string)[] {
  return (Object.keys(sent) as (keyof T & string)[]).filter((key) => stored[key] !== sent[key]);
}
