// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `categories`. */
export interface CategoriesTexts {
  readonly groceries: 'Groceries';
  readonly dining: 'Eating out';
  readonly drinks: 'Drinks';
  readonly transport: 'Transport';
  readonly car: 'Car and gas';
  readonly travel: 'Travel';
  readonly lodging: 'Lodging';
  readonly rent: 'Rent';
  readonly utilities: 'Utilities';
  readonly household: 'Household';
  readonly health: 'Health';
  readonly entertainment: 'Entertainment';
  readonly sports: 'Sports';
  readonly shopping: 'Shopping';
  readonly gifts: 'Gifts';
  readonly subscriptions: 'Subscriptions';
  readonly insurance: 'Insurance';
  readonly education: 'Education';
  readonly children: 'Kids';
  readonly pets: 'Pets';
  readonly fees: 'Fees';
  readonly other: 'Other';
  readonly own: 'Custom categories';
  readonly builtIn: 'Default categories';
  readonly add: 'Add category';
  readonly ownHint: 'Removing a category doesn’t change expenses that already use it.';
  readonly empty: 'No custom categories yet';
  readonly tooLong: 'Use 40 characters or fewer.';
  readonly taken: 'This category already exists.';
  readonly oneEmoji: 'Choose one emoji.';
}
