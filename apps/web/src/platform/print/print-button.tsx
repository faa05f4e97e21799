import { useT } from '@quits/i18n/react';
import { Button, Icon } from '@quits/ui';
import { Printer } from 'lucide-react';
import styles from './print.module.css';

/** Prints the page, or keeps it as a PDF; it is not on the paper itself. */
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
