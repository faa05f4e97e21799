/** An example trip to look around in. */
export const example = {
  groupName: 'Weekend at the lake',
  ownName: 'Me',
  flat: 'House by the water',
  train: 'Train tickets',
  groceries: 'Groceries',
  dinner: 'Dinner at the pier',
  tram: 'Tram',
  museum: 'Museum',
  pastries: 'Pastries',
  boat: 'Rowing boat',
} as const;
