/** Props of `FirstFrame`; the build needs them without its code. */
export interface FirstFrameProps {
  /** Returns a text by its key. */
  readonly t: (
    key:
      | `balances:${'title' | 'insights' | 'activity'}`
      | `common:${'appName' | 'mainNavigation' | 'search' | 'skipToContent'}`
      | 'commands:account'
      | `expenses:${'add' | 'title'}`
      | `groups:${'settings' | 'title'}`,
  ) => string;
  readonly groupId: string;
}
