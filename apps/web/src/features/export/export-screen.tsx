import { useErrorText, useFormat, useLocale, useT } from '@quits/i18n/react';
import { exportCsv, exportJson } from '@quits/ledger/files';
import { Banner, Button, Card, Icon, Progress } from '@quits/ui';
import { FileJson, FileSpreadsheet, Printer } from 'lucide-react';
import { useGroup } from '../../group-context/group-context.tsx';
import { useTitle } from '../../routing/use-title.ts';
import styles from './export-screen.module.css';
import { PrintedGroup } from './printed-group.tsx';
import { saveText } from './save-text.ts';
import { useWholeGroup } from './use-whole-group.ts';

/** Takes a group along: as a file for a spreadsheet, as one that can be imported, or on paper. */
export function ExportScreen() {
  const t = useT();
  const { number } = useFormat();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { data } = useGroup();
  const { state, load, print } = useWholeGroup();
  const isReading = state.step === 'reading';
  useTitle(t('settings:export'));

  async function saveAs(kind: 'csv' | 'json'): Promise<void> {
    const whole = await load();
    if (whole === undefined) return;
    const text = kind === 'csv' ? exportCsv(whole, { locale }) : exportJson(whole);
    saveText(text, { name: data.name, kind });
  }

  return (
    <Card title={t('settings:export')}>
      <div className={styles['root']}>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        {state.step === 'ready' && state.isPartial ? (
          <Banner tone="warning">{t('settings:partial')}</Banner>
        ) : null}
        <div className={styles['actions']}>
          <Button
            icon={<Icon glyph={FileSpreadsheet} />}
            disabled={isReading}
            onClick={() => void saveAs('csv')}
          >
            {t('groups:exportCsv')}
          </Button>
          <Button
            icon={<Icon glyph={FileJson} />}
            disabled={isReading}
            onClick={() => void saveAs('json')}
          >
            {t('groups:exportJson')}
          </Button>
          <Button icon={<Icon glyph={Printer} />} disabled={isReading} onClick={() => void print()}>
            {t('settings:print')}
          </Button>
        </div>
        {isReading ? (
          <Progress
            label={t('common:loading')}
            value={
              data.expenseCount === 0 ? undefined : Math.min(1, state.count / data.expenseCount)
            }
            valueText={number(state.count)}
          />
        ) : null}
      </div>
      {state.step === 'ready' ? <PrintedGroup whole={state.whole} /> : null}
    </Card>
  );
}
