import { evenLight } from './even-light.ts';
import { findSkew } from './find-skew.ts';
import { type GrayImage, toGray } from './gray-image.ts';
import { withoutSurroundings } from './without-surroundings.ts';

/** A photo to prepare. */
export interface PrepareRequest {
  readonly file: Blob;
  /** Quarters of a turn, clockwise, if an attempt without read nothing. */
  readonly quarter: number;
  /** Only upright, smaller and without its notes, such as the place, as JPEG. @default false */
  readonly isPlain?: boolean;
}

/** The prepared image, as PNG unless it is plain, or the reason why there is none. */
export type PrepareReply = { readonly image: Blob } | { readonly problem: string };

/** Pixels of the longer and the shorter edge: letters should be 20 to 40 pixels high. */
const [LONGEST, SHORTEST] = [2400, 1000];
/** More would exhaust the memory of a phone. */
const MAX_PIXELS = 5_000_000;
const PLAIN_PIXELS = 2_000_000;
/** A compressed image can be a thousand times as large as its file. */
const MAX_SOURCE_PIXELS = 120_000_000;

addEventListener('message', ({ data }: MessageEvent<PrepareRequest>) => void answer(data));

async function answer(request: PrepareRequest): Promise<void> {
  let reply: PrepareReply;
  try {
    reply = { image: await prepare(request) };
  } catch (error) {
    reply = { problem: String(error) };
  }
  postMessage(reply);
}

async function prepare({ file, quarter, isPlain = false }: PrepareRequest): Promise<Blob> {
  // The browser turns a photo as its camera noted.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  if (bitmap.width * bitmap.height > MAX_SOURCE_PIXELS) throw new Error('The image is too large.');
  const scale = isPlain ? plainScaleFor(bitmap) : scaleFor(bitmap);
  const straight = drawTurned(bitmap, quarter * 90, scale);
  bitmap.close();
  if (isPlain) return straight.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const paper = withoutSurroundings(toGray(pixelsOf(straight)));
  const angle = findSkew(paper);
  const upright = angle === 0 ? paper : toGray(pixelsOf(drawTurned(canvasOf(paper), angle, 1)));
  return canvasOf(evenLight(upright)).convertToBlob({ type: 'image/png' });
}

function canvasOf({ width, height, pixels }: GrayImage): OffscreenCanvas {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, light] of pixels.entries()) {
    data.fill(light, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function scaleFor({ width, height }: Size): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const wanted = Math.max(SHORTEST / short, 1) * Math.min(1, LONGEST / long);
  return Math.min(wanted, 3, Math.sqrt(MAX_PIXELS / (width * height)));
}

/** At most 2 megapixels: models scale larger images down themselves. */
function plainScaleFor({ width, height }: Size): number {
  return Math.min(1, LONGEST / Math.max(width, height), Math.sqrt(PLAIN_PIXELS / (width * height)));
}

/** Draws an image turned by some degrees, clockwise, on white. */
function drawTurned(
  image: ImageBitmap | OffscreenCanvas,
  degrees: number,
  scale: number,
): OffscreenCanvas {
  const [width, height] = [image.width * scale, image.height * scale];
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const canvas = new OffscreenCanvas(
    Math.ceil(width * cosine + height * sine),
    Math.ceil(width * sine + height * cosine),
  );
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(radians);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas;
}

function pixelsOf(canvas: OffscreenCanvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser offers no canvas in workers.');
  return context;
}
