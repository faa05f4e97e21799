import { useUser } from '@quits/auth/react';
import type { PhotoStorage } from './photo-storage.ts';
import { PhotoView } from './photo-view.tsx';
import { usePhoto } from './use-photo.ts';

/** Props of {@link PhotoField}. */
export interface PhotoFieldProps {
  readonly name: string;
  /** `undefined` while its code is loading. */
  readonly photos: PhotoStorage | undefined;
  /** The folder of the account's photos, with a slash at its end. */
  readonly folder: string;
}

/** The account's photo: shown, changed, removed. */
export function PhotoField({ name, photos, folder }: PhotoFieldProps) {
  const user = useUser();
  const { state, change, remove } = usePhoto(photos, folder);
  return (
    <PhotoView
      // An initial is better than an empty circle.
      name={name === '' ? (user?.email ?? '') : name}
      url={user?.photoURL ?? undefined}
      state={state}
      onChange={change}
      onRemove={remove}
    />
  );
}
