import { Card } from '@quits/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Props of {@link AccountPart}. */
export interface AccountPartProps {
  /** Heading of the section. */
  readonly title: string;
  /** Button or link beside the heading. */
  readonly action?: ReactNode;
  /** Contents of the section. */
  readonly children: ReactNode;
}

/** A card with its own heading on the account screen. */
export function AccountPart({ title, action, children }: AccountPartProps) {
  return (
    <Card title={title} level={3} className={styles['part']} action={action}>
      {children === null ? null : <div className={styles['form']}>{children}</div>}
    </Card>
  );
}
