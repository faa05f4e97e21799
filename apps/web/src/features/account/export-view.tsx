import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import type { ExportState } from '@quits/product/export/export-job.ts';
import { Banner, Button, Card, Progress } from '@quits/ui';
import styles from './account-screen.module.css';

/** Props of {@link ExportView}. */
export interface ExportViewProps {
  readonly state: ExportState;
  readonly onCollect: () => void;
  readonly onCancel: () => void;
}

/** The offer of everything as one file, and how far it is. */
export function ExportView({ state, onCollect, onCancel }: ExportViewProps) {
  const t = useT();
  const { number } = useFormatter();
  const errorText = useErrorText();
  const isCollecting = state.step === 'collecting';
  const progress = isCollecting ? state.progress : undefined;
  return (
    <Card title={t('account:exportTitle')}>
      <div className={styles['form']}>
        <p className={styles['value']}>{t('account:exportText')}</p>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        {state.step === 'ready' && state.missing !== undefined ? (
          <Banner tone="warning" title={t('account:filesMissing', { count: state.missing.count })}>
            {errorText(state.missing.error)}
          </Banner>
        ) : null}
        {isCollecting ? (
          <>
            <Progress
              label={t('account:exporting', { group: progress?.group ?? t('expenses:receipts') })}
              value={state.done}
            />
            {progress === undefined ? null : (
              <p className={styles['value']}>
                {t('account:exportStep', {
                  position: number(progress.index + 1),
                  total: number(progress.groups),
                  expenses: number(progress.expenses),
                })}
              </p>
            )}
            <p className={styles['value']}>{t('account:exportBackground')}</p>
            <Button onClick={onCancel}>{t('common:cancel')}</Button>
          </>
        ) : (
          <Button onClick={onCollect}>{t('account:exportAll')}</Button>
        )}
      </div>
    </Card>
  );
}
