/**
 * The source texts of an app by namespace, for it to fill in:
 * `declare module '@quits/i18n' { interface AppMessages { notes: typeof notes } }`. A namespace that the shared
 * texts have too adds keys to it, or words a shared text in the app's own way.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- each app fills it in
export interface AppMessages {}
