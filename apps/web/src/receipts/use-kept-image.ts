import { useEffect, useState } from 'react';
import { type KeptImage, keptImage } from '@quits/product/files/kept-images.ts';

/** Result of looking up a cached image. */
export type KeptState =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly file: Blob }
  | { readonly status: 'none' };

const LOOKING: KeptState = { status: 'looking' };

/** Looks up a cached image; `undefined` looks up nothing. */
export function useKeptImage(image: KeptImage | undefined): KeptState {
  const key = image === undefined ? undefined : JSON.stringify(image);
  const [known, setKnown] = useState<{ readonly key: string; readonly state: KeptState }>();

  useEffect(() => {
    if (image === undefined || key === undefined) return undefined;
    let current = true;
    const load = async () => {
      const file = await keptImage(image);
      if (!current) return;
      setKnown({ key, state: file === undefined ? { status: 'none' } : { status: 'found', file } });
    };
    void load();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that there is of the image
  }, [key]);

  return known !== undefined && known.key === key ? known.state : LOOKING;
}
