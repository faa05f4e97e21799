import { useEffect, useState } from 'react';
import type { SummaryPicture } from '@quits/product/insights/draw-summary.ts';
import { summaryImage } from '@quits/product/insights/summary-image.ts';

/** A drawn image and its URL. */
export interface SummaryImage {
  readonly file: Blob;
  readonly url: string;
}

/** Returns the image of a summary; `undefined` until it is drawn, `failed` if the browser can't. */
export function useSummaryImage(
  picture: SummaryPicture | undefined,
): SummaryImage | 'failed' | undefined {
  const [image, setImage] = useState<SummaryImage | 'failed'>();
  // Draw only what has changed: the picture is a new object each time.
  const [drawn, setDrawn] = useState(picture);
  if (JSON.stringify(drawn) !== JSON.stringify(picture)) setDrawn(picture);

  useEffect(() => {
    if (drawn === undefined) return;
    let url: string | undefined;
    let isLeft = false;
    const draw = async (): Promise<void> => {
      const file = await summaryImage(drawn);
      if (isLeft) return;
      url = file && URL.createObjectURL(file);
      setImage(file === undefined || url === undefined ? 'failed' : { file, url });
    };
    void draw();
    return () => {
      isLeft = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [drawn]);

  return image;
}
