import { drawSummary, SUMMARY_SIZE, type SummaryPicture } from './draw-summary.ts';
import { readLook } from './summary-look.ts';

/** Draws a summary as a PNG file on the device; undefined if the browser can't. */
export async function summaryImage(picture: SummaryPicture): Promise<Blob | undefined> {
  const look = readLook();
  const canvas = document.createElement('canvas');
  canvas.width = SUMMARY_SIZE.width;
  canvas.height = SUMMARY_SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // A canvas doesn't wait for fonts, and each script is a file of its own; offline, the fallback has to do.
  // Only the first family is a file: one that isn't installed would fail.
  const [family = ''] = look.family.split(',');
  await document.fonts.load(`40px ${family}`, JSON.stringify(picture)).catch(() => undefined);
  drawSummary(context, picture, look);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}
