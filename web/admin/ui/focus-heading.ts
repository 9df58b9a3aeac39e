/** Moves focus to the page's heading, where what was pressed is gone; a closing dialog gives its focus back first. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
}
