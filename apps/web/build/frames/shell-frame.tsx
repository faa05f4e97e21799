import { useT } from '@quits/i18n/react';
import { AppShell, Icon, Logo, type RootProps } from '@quits/ui';
import { CircleUser, Plus, Rows3, ScrollText, Search } from 'lucide-react';
import { paths } from '../../src/routing/paths.ts';
import styles from '../../src/app/shell.module.css';
import { INSIDE } from './inside.ts';
import { linkTo } from './link-to.tsx';

/** Props of {@link ShellFrame}. */
export interface ShellFrameProps {
  /** Group of the screens inside; elsewhere omitted. */
  readonly groupId?: string;
}

/** The shell as `Shell` shows it until more is known. */
export function ShellFrame({ groupId }: ShellFrameProps) {
  const t = useT();
  const item = (id: string, label: string, glyph: typeof Search, href: string) => ({
    id,
    label,
    icon: <Icon glyph={glyph} />,
    render: linkTo(href),
  });
  const activity =
    groupId === undefined
      ? []
      : [item('activity', t('balances:activity'), ScrollText, paths.activity(groupId))];
  return (
    <AppShell
      brand={
        <span className={styles['brand']}>
          <Logo className={styles['mark']} />
          {t('common:appName')}
        </span>
      }
      items={[
        {
          ...item('groups', t('groups:title'), Rows3, paths.groups()),
          place: groupId === undefined ? 'here' : 'elsewhere',
        },
        ...activity,
        {
          ...item('search', t('common:search'), Search, ''),
          render: (props: RootProps) => <button {...props} type="button" />,
        },
        item('account', t('commands:account'), CircleUser, paths.account()),
      ]}
      action={{
        label: t('expenses:add'),
        icon: <Icon glyph={Plus} />,
        render: linkTo(groupId === undefined ? paths.addSomewhere() : paths.addExpense(groupId)),
      }}
      labels={{ navigation: t('common:mainNavigation'), skip: t('common:skipToContent') }}
    >
      {INSIDE}
    </AppShell>
  );
}
