import { useEffect, useState } from 'react';
import { type KeptImage, keptImage } from '@quits/product/files/kept-images.ts';

/** What this device has of an image: it is being looked for, it is there, or it is not. */
export type KeptState =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly file: Blob }
  | { readonly status: 'none' };

const LOOKING: KeptState = { status: 'looking' };

/** Looks for an image that was seen before; `undefined` looks for nothing. */
export function useKeptImage(image: KeptImage | undefined): KeptState {
  const key = image === undefined ? undefined : JSON.stringify(image);
  const [known, setKnown] = useState<{ readonly key: string; readonly state: KeptState }>();

  useEffect(() => {
    if (image === undefined || key === undefined) return undefined;
    let current = true;
    const look = async () => {
      const file = await keptImage(image);
      if (!current) return;
      setKnown({ key, state: file === undefined ? { status: 'none' } : { status: 'found', file } });
    };
    void look();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that there is of the image
  }, [key]);

  return known !== undefined && known.key === key ? known.state : LOOKING;
}
