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
  readonly readWith: 'Read with {{host}}';
  readonly sends: 'This sends the photo to {{host}}, which the people who run this server chose.';
  readonly waiting: 'Waiting for {{host}}';
  readonly unusable: '{{host}} didn’t return a readable receipt. Nothing was changed; fill in the items from the photo on this device instead.';
  readonly busy: 'Many photos were sent lately. Try again later, or fill in the items on this device.';
  readonly unavailable: '{{host}} doesn’t answer. Try again later, or fill in the items on this device.';
  readonly modelOffline: 'You’re offline. Reading with {{host}} needs a connection.';
}
