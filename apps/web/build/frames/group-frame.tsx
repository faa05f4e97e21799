import { useT } from '@quits/i18n/react';
import { Icon, IconTile, Money } from '@quits/ui';
import { Settings } from 'lucide-react';
import { InviteButton } from '../../src/group-invites/invite-button.tsx';
import { paths } from '../../src/routing/paths.ts';
import styles from '../../src/features/group/group-layout.module.css';
import { INSIDE } from './inside.ts';

const BALANCE = [{ type: 'integer', value: '1,000.00' }];

/** Props of {@link GroupFrame}. */
export interface GroupFrameProps {
  readonly groupId: string;
  /** Whether an expense is open. @default false */
  readonly isExpense?: boolean;
}

/** A group's header, as `GroupLayout` shows it, with the name of the group once it arrives. */
export function GroupFrame({ groupId, isExpense = false }: GroupFrameProps) {
  const t = useT();
  return (
    <div className={styles['root']} data-detail={isExpense ? '' : undefined}>
      <header className={styles['header']}>
        <div className={styles['top']}>
          <IconTile size="large" />
          <div className={styles['who']}>
            <h1 className={styles['title']} data-slot="name">
              <i className="coming" />
            </h1>
            <p className={styles['meta']} />
          </div>
          {/* Hidden, as large as a usual balance. */}
          <div className={styles['standing']} data-coming="" aria-hidden="true">
            <p>
              <span className={styles['word']}>{t('groups:youGetBack')}</span>{' '}
              <Money parts={BALANCE} size="heading" />
            </p>
          </div>
        </div>
        <div className={styles['bar']}>
          <nav className={styles['tabs']} aria-label={t('groups:title')}>
            <a href={paths.group(groupId)} aria-current={isExpense ? 'page' : undefined}>
              {t('expenses:title')}
            </a>
            <a href={paths.balances(groupId)}>{t('balances:title')}</a>
            <a href={paths.insights(groupId)}>{t('balances:insights')}</a>
            <a href={paths.activity(groupId)}>{t('balances:activity')}</a>
            <a
              href={paths.groupSettings(groupId)}
              className={styles['gear']}
              aria-label={t('groups:settings')}
            >
              <Icon glyph={Settings} />
            </a>
          </nav>
          <div className={styles['invite']}>
            <InviteButton place="header" />
          </div>
          <div className={styles['menu']} />
        </div>
      </header>
      {INSIDE}
    </div>
  );
}
