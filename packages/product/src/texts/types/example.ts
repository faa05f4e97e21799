// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `example`. */
export interface ExampleTexts {
  readonly groupName: 'Weekend at the lake';
  readonly flat: 'House by the water';
  readonly train: 'Train tickets';
  readonly groceries: 'Groceries';
  readonly dinner: 'Dinner at the pier';
  readonly tram: 'Tram';
  readonly museum: 'Museum';
  readonly pastries: 'Pastries';
  readonly boat: 'Rowing boat';
}
