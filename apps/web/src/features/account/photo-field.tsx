import { useUser } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Avatar, Banner, Button, Progress } from '@quits/ui';
import { useRef } from 'react';
import styles from './account-screen.module.css';
import { usePhoto } from './use-photo.ts';

/** The account's photo: shown, changed, removed. */
export function PhotoField({ name }: { readonly name: string }) {
  const t = useT();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const photoURL = useUser()?.photoURL ?? undefined;
  const { state, change, remove } = usePhoto();
  return (
    <div className={styles['form']}>
      <div className={styles['photo']}>
        <Avatar name={name} hue={0} src={photoURL} size="large" />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          hidden
          aria-label={t('account:photo')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) change(file);
            event.target.value = '';
          }}
        />
        <Button disabled={state.step === 'sending'} onClick={() => input.current?.click()}>
          {t('account:changePhoto')}
        </Button>
        {photoURL === undefined ? null : (
          <Button kind="quiet" disabled={state.step === 'sending'} onClick={remove}>
            {t('account:removePhoto')}
          </Button>
        )}
      </div>
      {state.step === 'sending' ? <Progress label={t('account:changePhoto')} /> : null}
      {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
    </div>
  );
}
