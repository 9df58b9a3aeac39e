/** Moves focus to the control with this id, or to the first part of it that takes text. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('[role="spinbutton"], input, textarea');
  (part ?? field)?.focus();
}
