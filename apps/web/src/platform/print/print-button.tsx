import { useT } from '@quits/i18n/react';
import { Button, Icon } from '@quits/ui';
import { Printer } from 'lucide-react';
import styles from './print.module.css';

/** Opens the browser's print dialog; the button itself isn't printed. */
export function PrintButton() {
  const t = useT();
  return (
    <Button
      className={styles['button']}
      variant="quiet"
      icon={<Icon glyph={Printer} />}
      onClick={() => window.print()}
    >
      {t('history:print')}
    </Button>
  );
}
