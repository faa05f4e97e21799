import { useT } from '@quits/i18n/react';
import { Icon } from '@quits/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './doubt-hint.module.css';

/** Returns a function that marks a field whose content was read from a photo without certainty. */
export function useDoubtHint(): (isDoubtful: boolean) => ReactNode | undefined {
  const t = useT();
  return (isDoubtful) =>
    isDoubtful ? (
      <span className={styles['doubt']}>
        <Icon glyph={TriangleAlert} size="small" />
        {t('scan:check')}
      </span>
    ) : undefined;
}
