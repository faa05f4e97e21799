/** Props of {@link ExpenseListPane}. */
export interface ExpenseListPaneProps {
  /** Id of the expense that is open beside the list. */
  readonly openId: string | undefined;
  /** Whether another screen covers the list, so that the URL isn't the list's. */
  readonly isCovered: boolean;
  readonly linkState: unknown;
  /** Whether opening an expense keeps the list's scroll position. */
  readonly keepsScroll: boolean;
  /** Called whenever the listed expenses change. */
  readonly onListed: (ids: readonly string[]) => void;
}
