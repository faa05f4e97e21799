import { useUser } from '@quits/auth/react';
import { PhotoView } from './photo-view.tsx';
import { usePhoto } from './use-photo.ts';

/** The account's photo: shown, changed, removed. */
export function PhotoField({ name }: { readonly name: string }) {
  const url = useUser()?.photoURL ?? undefined;
  const { state, change, remove } = usePhoto();
  return <PhotoView name={name} url={url} state={state} onChange={change} onRemove={remove} />;
}
