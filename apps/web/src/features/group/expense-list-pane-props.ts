/** Props of {@link ExpenseListPane}. */
export interface ExpenseListPaneProps {
  /** The expense that is open beside the list. */
  readonly openId: string | undefined;
  /** Something else is in its place, and the address is not the list's. */
  readonly isCovered: boolean;
  readonly linkState: unknown;
  /** Opening one leaves the list where it is. */
  readonly keepsScroll: boolean;
  /** Told whenever other expenses are listed. */
  readonly onListed: (ids: readonly string[]) => void;
}
