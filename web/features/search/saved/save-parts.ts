/* What saving a search loads, as one script: its receipt follows its dialog. */
export { SaveDialog } from './save-dialog.tsx';
export { SavedReceipt } from './saved-receipt.tsx';
