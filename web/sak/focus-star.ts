/** Moves focus to the star of a case in a list; false when the case has no row there. */
export function focusStar(list: ParentNode, sakId: string): boolean {
  const star = list.querySelector<HTMLElement>(
    `tr[data-sak-id="${CSS.escape(sakId)}"] [data-column="favoritt"] button`,
  );
  star?.focus();
  return star !== null;
}
