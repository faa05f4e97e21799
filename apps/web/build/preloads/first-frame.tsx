import {
  AppShell,
  Icon,
  IconTile,
  List,
  ListDetail,
  ListHeader,
  ListRow,
  Logo,
  Money,
  type RootProps,
} from '@quits/ui';
import { CircleUser, Plus, Rows3, ScrollText, Search, Settings } from 'lucide-react';
import layout from '../../src/features/group/group-layout.module.css';
import screen from '../../src/features/group/expenses-screen.module.css';
import { paths } from '../../src/routing/paths.ts';
import type { FirstFrameProps } from './first-frame-props.ts';
import shell from '../../src/app/shell.module.css';

/** Number of rows, as many as a phone shows. */
const ROWS = 8;
const BALANCE = [{ type: 'integer', value: '1,000.00' }];

/**
 * Frame of a group's list as static markup, in which the page's inline script puts the first texts of the group: on a first visit, they
 * arrive before the code that shows them. The build renders it, so that it has the styles of the screen.
 */
export function FirstFrame({ t, groupId }: FirstFrameProps) {
  const link =
    (href: string) =>
    ({ children, ...looks }: RootProps) => (
      <a {...looks} href={href}>
        {children}
      </a>
    );
  const item = (id: string, label: string, glyph: typeof Search, href: string) => ({
    id,
    label,
    icon: <Icon glyph={glyph} />,
    render: link(href),
  });
  return (
    <AppShell
      brand={
        <span className={shell['brand']}>
          <Logo className={shell['mark']} />
          {t('common:appName')}
        </span>
      }
      items={[
        item('groups', t('groups:title'), Rows3, paths.groups()),
        item('activity', t('balances:activity'), ScrollText, paths.activity(groupId)),
        {
          ...item('search', t('common:search'), Search, ''),
          render: (props: RootProps) => <button {...props} type="button" />,
        },
        item('account', t('commands:account'), CircleUser, paths.account()),
      ]}
      action={{
        label: t('expenses:add'),
        icon: <Icon glyph={Plus} />,
        render: link(paths.addExpense(groupId)),
      }}
      labels={{ navigation: t('common:mainNavigation'), skip: t('common:skipToContent') }}
    >
      <div className={layout['root']}>
        <header className={layout['header']}>
          <div className={layout['top']}>
            <IconTile size="large" />
            <div className={layout['who']}>
              <h1 className={layout['title']} data-slot="name">
                <i className="coming" />
              </h1>
              <p className={layout['meta']} />
            </div>
            {/* Hidden, as large as a usual balance. */}
            <div className={layout['standing']} data-coming="" aria-hidden="true">
              <p>
                <span className={layout['word']}>0</span> <Money parts={BALANCE} size="heading" />
              </p>
            </div>
          </div>
          <div className={layout['bar']}>
            <nav className={layout['tabs']} aria-label={t('groups:title')}>
              <a href={paths.group(groupId)} aria-current="page">
                {t('expenses:title')}
              </a>
              <a href={paths.balances(groupId)}>{t('balances:title')}</a>
              <a href={paths.insights(groupId)}>{t('balances:insights')}</a>
              <a href={paths.activity(groupId)}>{t('balances:activity')}</a>
              <a
                href={paths.groupSettings(groupId)}
                className={layout['gear']}
                aria-label={t('groups:settings')}
              >
                <Icon glyph={Settings} />
              </a>
            </nav>
            <div className={layout['menu']} />
          </div>
        </header>
        <div data-wide="">
          <ListDetail labels={{ detail: '', close: '' }} placeholder={<i />}>
            <div className={screen['pane']}>
              <div className={screen['tools']} aria-hidden="true">
                <i className="coming-field" />
                <i className="coming-field" />
              </div>
              <ListHeader title={<i className="coming" />} />
              <List ruling="ledger">
                {Array.from({ length: ROWS }, (_, row) => (
                  <ListRow
                    key={row}
                    leading={<span />}
                    mark={<IconTile />}
                    title={
                      <span data-slot="title">
                        <i className="coming" />
                      </span>
                    }
                    description={'\u00A0'}
                    amount={'\u00A0'}
                    share={'\u00A0'}
                  />
                ))}
              </List>
            </div>
          </ListDetail>
        </div>
      </div>
    </AppShell>
  );
}
