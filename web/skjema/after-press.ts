let isPressed = false;
window.addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel'])
  window.addEventListener(end, () => (isPressed = false), true);

/**
 * Runs `action` at once, or when the press that is under way has become a click. A field that is left by mouse
 * says what is wrong with it, and what was pressed would slip away between down and up.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) return action();
  const release = () => {
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
    window.setTimeout(action);
  };
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
}
