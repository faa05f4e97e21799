import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Progress } from '@quits/ui';
import styles from './account-screen.module.css';

/** Progress of the export. */
export type ExportState =
  | {
      readonly step: 'ready';
      /** Files missing from the export, and the error of the last one. */
      readonly missing?: { readonly count: number; readonly error: { readonly code: string } };
    }
  | { readonly step: 'collecting'; readonly group: string; readonly done: number }
  | { readonly step: 'failed'; readonly error: { readonly code: string } };

/** Props of {@link ExportView}. */
export interface ExportViewProps {
  readonly state: ExportState;
  readonly onCollect: () => void;
}

/** The offer of everything as one file, and how far it is. */
export function ExportView({ state, onCollect }: ExportViewProps) {
  const t = useT();
  const errorText = useErrorText();
  const { number } = useFormatter();
  return (
    <Card title={t('account:exportTitle')}>
      <div className={styles['form']}>
        <p className={styles['value']}>{t('account:exportText')}</p>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        {state.step === 'ready' && state.missing !== undefined ? (
          <Banner
            tone="warning"
            title={`${t('expenses:receipts')}: ${number(state.missing.count)}`}
          >
            {errorText(state.missing.error)}
          </Banner>
        ) : null}
        <Button loading={state.step === 'collecting'} onClick={onCollect}>
          {t('account:exportAll')}
        </Button>
        {state.step === 'collecting' ? (
          <Progress label={t('account:exporting', { group: state.group })} value={state.done} />
        ) : null}
      </div>
    </Card>
  );
}
