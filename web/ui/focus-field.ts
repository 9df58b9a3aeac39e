/** Moves focus to the control with this id, or to the first part of it that takes text or a press. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('[role="spinbutton"], input, textarea, button');
  (part ?? field)?.focus();
}
