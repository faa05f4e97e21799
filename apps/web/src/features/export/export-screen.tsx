import { useErrorText, useFormatter, useLocale, useT } from '@quits/i18n/react';
import { exportCsv, exportJson } from '@quits/ledger/files';
import { Banner, Button, Card, Icon, Progress } from '@quits/ui';
import { FileJson, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './export-screen.module.css';
import { PrintedGroup } from './printed-group.tsx';
import { saveText } from './save-text.ts';
import { useWholeGroup } from './use-whole-group.ts';

/** Export format of a group. */
type Kind = 'csv' | 'json' | 'paper';

/** Exports a group: for a spreadsheet, for import, or on paper. */
export function ExportScreen() {
  const t = useT();
  const { number } = useFormatter();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { data } = useGroup();
  const { state, load, print } = useWholeGroup();
  const isReading = state.step === 'reading';
  const [asked, setAsked] = useState<Kind>();

  async function saveAs(kind: Kind): Promise<void> {
    setAsked(kind);
    if (kind === 'paper') return print();
    const whole = await load();
    if (whole === undefined) return;
    const text = kind === 'csv' ? exportCsv(whole, { locale }) : exportJson(whole);
    saveText(text, { name: data.name, kind });
  }

  /** The clicked button keeps the focus while its export is created; the others are disabled. */
  const button = (kind: Kind) => ({
    state: isReading && asked === kind ? ('busy' as const) : ('ready' as const),
    disabled: isReading && asked !== kind,
    onClick: () => void saveAs(kind),
  });

  return (
    <Card aria-label={t('settings:export')}>
      <div className={styles['root']}>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        {state.step === 'ready' && state.isPartial ? (
          <Banner tone="warning">{t('settings:partial')}</Banner>
        ) : null}
        <p className={styles['note']}>{t('settings:exportNote')}</p>
        <div className={styles['actions']}>
          <Button icon={<Icon glyph={FileSpreadsheet} />} {...button('csv')}>
            {t('groups:exportCsv')}
          </Button>
          <Button icon={<Icon glyph={FileJson} />} {...button('json')}>
            {t('groups:exportJson')}
          </Button>
          <Button icon={<Icon glyph={Printer} />} {...button('paper')}>
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
