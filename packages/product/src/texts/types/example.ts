// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `example`. */
export interface ExampleTexts {
  readonly groupName: 'Weekend at the lake';
  readonly ownName: 'Me';
  readonly flat: 'Lake house';
  readonly train: 'Train tickets';
  readonly groceries: 'Groceries';
  readonly dinner: 'Dinner at the pier';
  readonly tram: 'Bus tickets';
  readonly museum: 'Museum';
  readonly pastries: 'Pastries';
  readonly boat: 'Rowboat rental';
}
