import type { Upload, UploadManager } from '@quits/storage';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Button, Progress } from '@quits/ui';
import styles from './receipts.module.css';

/** Props of {@link UploadNote}. */
export interface UploadNoteProps {
  readonly upload: Upload;
  readonly uploads: Pick<UploadManager, 'retry' | 'resume'>;
}

/** Progress of an upload, and actions after a failure; renders nothing once it is done. */
export function UploadNote({ upload, uploads }: UploadNoteProps) {
  const t = useT();
  const errorText = useErrorText();
  const { percent } = useFormatter();
  const { id, state } = upload;
  switch (state.status) {
    case 'done':
      return null;
    case 'queued':
      return <p className={styles['note']}>{t('expenses:uploadQueued')}</p>;
    case 'paused':
      return (
        <Button size="small" onClick={() => uploads.resume(id)}>
          {t('expenses:resumeUpload')}
        </Button>
      );
    case 'uploading': {
      const value = state.total === 0 ? 0 : state.sent / state.total;
      return (
        <Progress
          label={t('expenses:uploading', { percent: percent(value) })}
          hideLabel
          value={value}
        />
      );
    }
    case 'failed':
      return (
        <div className={styles['failed']} role="alert">
          <p className={styles['note']}>{errorText(state.error)}</p>
          <Button size="small" onClick={() => uploads.retry(id)}>
            {t('common:retry')}
          </Button>
        </div>
      );
  }
}
