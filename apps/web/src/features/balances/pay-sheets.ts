/** Loads the sheet with the ways to pay a debt. */
export const loadSettleSheet = () => import('./settle-sheet.tsx');

/** Loads the sheet with a reminder. */
export const loadRemindSheet = () => import('./remind-sheet.tsx');

/** Loads the dialog that records a payment. */
export const loadPayDialog = () => import('./pay-dialog.tsx');

/** Loads the dialog that explains a debt. */
export const loadExplanation = () => import('../../debts/debt-explanation-dialog.tsx');

/** Loads the dialog with a text to copy by hand. */
export const loadShareByHand = () => import('./share-by-hand.tsx');

/** Starts to load all of them, so that they open at once; if that fails, opening them tries again. */
export function loadSheets(): void {
  const loads = [loadSettleSheet, loadRemindSheet, loadPayDialog, loadExplanation, loadShareByHand];
  void Promise.all(loads.map((load) => load())).catch(() => undefined);
}
