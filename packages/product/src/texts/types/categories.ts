// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `categories`. */
export interface CategoriesTexts {
  readonly groceries: 'Groceries';
  readonly dining: 'Eating out';
  readonly drinks: 'Drinks';
  readonly transport: 'Transport';
  readonly car: 'Car and fuel';
  readonly travel: 'Travel';
  readonly lodging: 'Lodging';
  readonly rent: 'Rent';
  readonly utilities: 'Utilities';
  readonly household: 'Household';
  readonly health: 'Health';
  readonly entertainment: 'Going out';
  readonly sports: 'Sports';
  readonly shopping: 'Shopping';
  readonly gifts: 'Gifts';
  readonly subscriptions: 'Subscriptions';
  readonly insurance: 'Insurance';
  readonly education: 'Education';
  readonly children: 'Children';
  readonly pets: 'Pets';
  readonly fees: 'Fees';
  readonly other: 'Other';
  readonly own: 'This group’s own';
  readonly builtIn: 'Always there';
  readonly add: 'Add a category';
  readonly ownHint: 'Removed ones stay on the expenses that have them.';
  readonly empty: 'None yet.';
  readonly tooLong: 'Use up to 40 characters.';
  readonly taken: 'This category exists already.';
  readonly oneEmoji: 'Choose one emoji.';
}
