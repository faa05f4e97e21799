import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { ScanReceiptProps } from './scan-receipt-panel.tsx';

type Panel = ComponentType<ScanReceiptProps>;

/** Loads the reading of receipts, which is cached after its first use. */
export function ScanPart(props: ScanReceiptProps) {
  const t = useT();
  const [panel, setPanel] = useState<{ readonly Scan?: Panel }>();
  useEffect(() => void load(setPanel), []);
  if (panel === undefined) return null;
  const { Scan } = panel;
  if (Scan !== undefined) return <Scan {...props} />;
  return (
    <>
      <Button onClick={() => void load(setPanel)}>{t('scan:read')}</Button>
      <Banner tone="danger">{t(navigator.onLine ? 'scan:failed' : 'scan:offline')}</Banner>
    </>
  );
}

async function load(show: (panel: { readonly Scan?: Panel }) => void): Promise<void> {
  try {
    const { ScanReceipt } = await import('./scan-receipt-panel.tsx');
    show({ Scan: ScanReceipt });
  } catch {
    show({});
  }
}
