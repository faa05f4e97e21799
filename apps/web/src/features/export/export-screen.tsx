import { useErrorText, useFormatter, useLocale, useT } from '@quits/i18n/react';
import { exportCsv, exportJson } from '@quits/ledger/files';
import { Banner, Button, Card, Icon, Progress } from '@quits/ui';
import { FileArchive, FileJson, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './export-screen.module.css';
import { PrintedGroup } from './printed-group.tsx';
import { saveText } from './save-text.ts';
import { useArchive } from './use-archive.ts';
import { useWholeGroup } from './use-whole-group.ts';

/** Export format of a group. */
type Kind = 'all' | 'csv' | 'json' | 'paper';

/** Exports a group: everything in one archive, for a spreadsheet, for import, or on paper. */
export function ExportScreen() {
  const t = useT();
  const { number } = useFormatter();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { data } = useGroup();
  const { state, load, print } = useWholeGroup();
  const archive = useArchive();
  const [asked, setAsked] = useState<Kind>();
  const shown = asked === 'all' ? archive.state : state;
  const isReading = shown.step === 'reading';

  async function saveAs(kind: Kind): Promise<void> {
    setAsked(kind);
    if (kind === 'all') return archive.save();
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
        {shown.step === 'failed' ? <Banner tone="danger">{errorText(shown.error)}</Banner> : null}
        {shown.step === 'ready' && shown.isPartial ? (
          <Banner tone="warning">{t('settings:partial')}</Banner>
        ) : null}
        {shown.step === 'ready' && 'missing' in shown && shown.missing > 0 ? (
          <Banner tone="warning">{t('account:filesMissing', { count: shown.missing })}</Banner>
        ) : null}
        <p className={styles['note']}>{t('settings:exportNote')}</p>
        <div className={styles['actions']}>
          <Button variant="primary" icon={<Icon glyph={FileArchive} />} {...button('all')}>
            {t('account:exportAll')}
          </Button>
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
              data.expenseCount === 0 ? undefined : Math.min(1, shown.count / data.expenseCount)
            }
            valueText={number(shown.count)}
          />
        ) : null}
      </div>
      {state.step === 'ready' ? <PrintedGroup whole={state.whole} /> : null}
    </Card>
  );
}
