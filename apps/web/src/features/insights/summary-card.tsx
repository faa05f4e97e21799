import { onDemandPart } from '@quits/app-platform/prefetch/on-demand-part.tsx';
import { useT } from '@quits/i18n/react';
import { Button, Card, Icon } from '@quits/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { NeedsConnection } from '../../platform/notices/needs-connection.tsx';
import styles from './insights-screen.module.css';
import type { SummarySheetProps } from './summary-sheet.tsx';

const SummarySheet = onDemandPart(
  async () => (await import('./summary-sheet.tsx')).SummarySheet,
  NeedsConnection,
);

/** Opens the image of what a group spent; reads and draws nothing before. */
export function SummaryCard(props: Omit<SummarySheetProps, 'onClose'>) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('balances:summary')} className={styles['summary']}>
      <p className={styles['note']}>{t('balances:summaryText')}</p>
      <Button
        align="edge"
        variant="quiet"
        icon={<Icon glyph={Share2} size="small" />}
        onClick={() => setIsOpen(true)}
      >
        {t('balances:createSummary')}
      </Button>
      {isOpen ? <SummarySheet {...props} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
