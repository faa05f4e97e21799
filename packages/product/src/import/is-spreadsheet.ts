/** First bytes of an Excel 97 file. */
const BINARY = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** First bytes of a ZIP, as later ones and those of LibreOffice are. */
const ZIP = [0x50, 0x4b, 3, 4];
/** The list of an archive's files is at its end. */
const END = 65_536;
const SHEETS = /xl\/workbook\.|content\.xml/u;

/** Returns whether a file is a spreadsheet rather than a table in text, whatever its name. */
export async function isSpreadsheet(file: Blob): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, BINARY.length).arrayBuffer());
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => first[at] === byte);
  if (begins(BINARY)) return true;
  return begins(ZIP) && SHEETS.test(await file.slice(-END).text());
}
