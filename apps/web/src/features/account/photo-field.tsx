import { useUser } from '@quits/auth/react';
import { PhotoView } from './photo-view.tsx';
import { usePhoto } from './use-photo.ts';

/** The account's photo: shown, changed, removed. */
export function PhotoField({ name }: { readonly name: string }) {
  const user = useUser();
  const { state, change, remove } = usePhoto();
  return (
    <PhotoView
      // An initial says more than an empty circle.
      name={name === '' ? (user?.email ?? '') : name}
      url={user?.photoURL ?? undefined}
      state={state}
      onChange={change}
      onRemove={remove}
    />
  );
}
