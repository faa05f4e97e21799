import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { chooseShowPhoto, showsPhoto, watchShowPhoto } from '@quits/product/photo/photo-choice.ts';
import { Switch } from '@quits/ui';
import { useSyncExternalStore } from 'react';

/** Switch for showing the account's photo to the members of its groups. */
export function PhotoSwitch() {
  const t = useT();
  const uid = useUser()?.uid;
  const shows = useSyncExternalStore(watchShowPhoto, () => uid !== undefined && showsPhoto(uid));
  if (uid === undefined) return null;
  return (
    <Switch
      label={t('account:showPhoto')}
      hint={t('account:showPhotoHint')}
      checked={shows}
      onCheckedChange={(checked) => chooseShowPhoto(uid, checked)}
    />
  );
}
