/** Loads the sheet with the ways to pay a debt. */
export const loadSettleSheet = () => import('./settle-sheet.tsx');

/** Loads the sheet with a reminder. */
export const loadRemindSheet = () => import('./remind-sheet.tsx');

/** Starts to load both, so that they open at once; if that fails, opening them tries again. */
export function loadSheets(): void {
  void Promise.all([loadSettleSheet(), loadRemindSheet()]).catch(() => undefined);
}
