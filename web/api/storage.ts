/** Runs `access` of the browser's storage, which may be barred, full or unreadable: then null, and the page does without. */
export function inStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
