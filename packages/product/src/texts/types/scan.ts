// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `scan`. */
export interface ScanTexts {
  readonly read: 'Fill in items from photo';
  readonly language: 'Language of the receipt';
  readonly hint: 'The photo is read on this device. The first time, this downloads up to 4 MB.';
  readonly loading: 'Loading text recognition';
  readonly reading: 'Reading the receipt';
  readonly offline: 'You’re offline. Text recognition has to be downloaded once; try again when you’re back online.';
  readonly failed: 'Text recognition couldn’t be loaded. Try again in a moment.';
  readonly noImage: 'This image can’t be opened. Choose another photo.';
  readonly nothing: 'No prices found. Try a sharp photo of the whole receipt.';
  readonly done: 'Items filled in';
  readonly mismatch: 'The items don’t add up to the total. Check the amounts.';
  readonly check: 'Check this';
}
