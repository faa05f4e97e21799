/** A receipt to draw; runs in a page. */
export interface DrawnReceipt {
  readonly rows: readonly {
    readonly cells: readonly {
      readonly text: string;
      readonly column: number;
      readonly align: 'start' | 'end' | 'center';
    }[];
    readonly size?: number;
  }[];
  readonly damage: Damage;
}

/** How badly a receipt is photographed. */
export interface Damage {
  readonly font: string;
  /** Degrees. */
  readonly turned: number;
  /** Pixels. */
  readonly blur: number;
  /** Amplitude of waves in pixels. */
  readonly wrinkles: number;
  /** Brightness of the darkest shadow, 0 to 1. */
  readonly shadow: number;
  /** Amplitude of noise, 0 to 255. */
  readonly noise: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
  readonly seed: number;
}

/** Draws a receipt as a photo of paper on a table; self-contained, since it runs in a page. Returns a JPEG as base64. */
export async function drawReceipt({ rows, damage }: DrawnReceipt): Promise<string> {
  const [letter, line, margin, columns] = [13.5, 34, 56, 42];
  const width = columns * letter + margin * 2;
  const height = rows.reduce((sum, { size = 1 }) => sum + line * size, 0) + margin * 2;
  const paper = new OffscreenCanvas(width, height);
  const pen = contextOf(paper);
  pen.fillStyle = '#fbfaf5';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#2b2b2e';
  pen.textBaseline = 'alphabetic';
  let y = margin;
  for (const { cells, size = 1 } of rows) {
    y += line * size;
    pen.font = `${size > 1 ? 'bold ' : ''}${22 * size}px ${damage.font}`;
    for (const { text, column, align } of cells) {
      pen.textAlign = align;
      pen.fillText(text, margin + column * letter, y - 8);
    }
  }

  const table = new OffscreenCanvas(width + 220, height + 220);
  const photo = contextOf(table);
  photo.fillStyle = '#6b5a48';
  photo.fillRect(0, 0, table.width, table.height);
  photo.translate(table.width / 2, table.height / 2);
  photo.rotate((damage.turned * Math.PI) / 180);
  photo.filter = damage.blur > 0 ? `blur(${damage.blur}px)` : 'none';
  // Wrinkled paper: strips that are shifted along two waves.
  const phase = (damage.seed % 97) / 10;
  for (let x = 0; x < width; x += 2) {
    const wave =
      Math.sin(x / 95 + phase) * damage.wrinkles +
      Math.sin(x / 37 + phase * 2) * damage.wrinkles * 0.3;
    photo.drawImage(paper, x, 0, 2, height, x - width / 2, wave - height / 2, 2.4, height);
  }
  photo.setTransform(1, 0, 0, 1, 0, 0);
  photo.filter = 'none';
  const shade = photo.createLinearGradient(0, 0, table.width, table.height);
  shade.addColorStop(0, `rgb(0 0 0 / ${1 - damage.shadow})`);
  shade.addColorStop(0.55, 'rgb(0 0 0 / 0)');
  shade.addColorStop(0.8, `rgb(0 0 0 / ${(1 - damage.shadow) * 0.6})`);
  shade.addColorStop(1, 'rgb(0 0 0 / 0.05)');
  photo.fillStyle = shade;
  photo.fillRect(0, 0, table.width, table.height);
  if (damage.noise > 0) {
    const pixels = photo.getImageData(0, 0, table.width, table.height);
    let state = damage.seed | 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const grain = ((state >>> 16) / 65_535 - 0.5) * damage.noise;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + grain;
      }
    }
    photo.putImageData(pixels, 0, 0);
  }
  const blob = await table.convertToBlob({ type: 'image/jpeg', quality: damage.quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);

  function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Nothing to draw on.');
    return context;
  }
}
