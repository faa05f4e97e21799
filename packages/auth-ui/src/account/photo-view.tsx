import { useErrorText, useT } from '@quits/i18n/react';
import { Avatar, Banner, Button, Progress } from '@quits/ui';
import { useRef } from 'react';
import styles from './account.module.css';
import type { PhotoState } from './use-photo.ts';

/** Props of {@link PhotoView}. */
export interface PhotoViewProps {
  readonly name: string;
  readonly url: string | undefined;
  readonly state: PhotoState;
  readonly onChange: (file: File) => void;
  readonly onRemove: () => void;
}

/** A photo with its actions. */
export function PhotoView({ name, url, state, onChange, onRemove }: PhotoViewProps) {
  const t = useT();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const sending = state.status === 'sending';
  return (
    <div className={styles['form']}>
      <div className={styles['photo']}>
        <Avatar name={name} hue={0} src={url} size="large" />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          hidden
          aria-label={t('account:photo')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) onChange(file);
            event.target.value = '';
          }}
        />
        <Button disabled={sending} onClick={() => input.current?.click()}>
          {t('account:changePhoto')}
        </Button>
        {url === undefined ? null : (
          <Button variant="quiet" disabled={sending} onClick={onRemove}>
            {t('account:removePhoto')}
          </Button>
        )}
      </div>
      {sending ? <Progress label={t('account:changePhoto')} /> : null}
      {state.status === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
    </div>
  );
}
