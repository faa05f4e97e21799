/**
 * The source texts of an app by namespace. The app declares them:
 * `declare module '@quits/i18n' { interface AppMessages { notes: typeof notes } }`. A namespace of the shared
 * texts can be extended, and its texts can be overridden.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- each app fills it in
export interface AppMessages {}
