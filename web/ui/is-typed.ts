/** Where letters are text, or choose from a list. */
const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=spinbutton], [aria-haspopup=listbox]';
/** What has the keys as long as it is open: a dialog, a list, the menu of the header. */
const OPEN =
  '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], header [aria-expanded=true]';

/** Whether a key belongs to what is typed or open, or to the browser: then it is no shortcut of ours. */
export function isTyped({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector(OPEN)) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}
