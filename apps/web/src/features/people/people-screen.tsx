import { useUser } from '@quits/auth/react';
import { MoneyScopeProvider, useErrorText, useFormatter, useT } from '@quits/i18n/react';
import type { Contact } from '@quits/product/between/contacts.ts';
import { duesWith, type DueSum, sumDues } from '@quits/product/between/dues.ts';
import {
  Banner,
  Disclosure,
  EmptyState,
  Link,
  List,
  ListRow,
  PageHeader,
  SearchField,
  Skeleton,
} from '@quits/ui';
import { useMemo, useState } from 'react';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import { scopeOfGroups } from '../../money/scope-of-groups.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { ContactAvatar } from './contact-avatar.tsx';
import styles from './people.module.css';
import { type ReadyStanding, useStanding } from './use-standing.ts';

/** Number of people from which on there is a search field. */
const MANY = 8;

/** Everyone in the reader's groups, with what is between them over all groups. */
export function PeopleScreen() {
  const t = useT();
  const errorText = useErrorText();
  const uid = useUser()?.uid ?? '';
  const state = useStanding(uid);
  useTitle(t('groups:people'));
  return (
    <div className={styles['root']}>
      <PageHeader
        above={<Link render={linkTo(paths.groups())}>{t('groups:title')}</Link>}
        title={t('groups:people')}
        lead={t('people:across')}
      />
      {state.status === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      {state.status === 'loading' ? (
        <Skeleton shape="row" count={4} label={t('common:loading')} />
      ) : null}
      {state.status === 'ready' ? <Contacts standing={state} /> : null}
    </div>
  );
}

interface Row {
  readonly contact: Contact;
  readonly sums: readonly DueSum[];
  readonly isReading: boolean;
}

function Contacts({ standing }: { readonly standing: ReadyStanding }) {
  const t = useT();
  const { compare } = useFormatter();
  const [sought, setSought] = useState('');
  const { contacts, dues, groups, statuses } = standing;
  const rows = useMemo(
    () =>
      contacts
        .map((contact): Row => ({
          contact,
          sums: sumDues(duesWith(dues, contact)),
          isReading: contact.places.some(({ groupId }) => isUnread(statuses.get(groupId))),
        }))
        .sort((a, b) => rankOf(a) - rankOf(b) || compare(a.contact.name, b.contact.name)),
    [contacts, dues, statuses, compare],
  );
  const words = sought.trim().toLocaleLowerCase();
  const found = rows.filter(({ contact }) =>
    contact.places.some(({ name }) => name.toLocaleLowerCase().includes(words)),
  );
  const open = found.filter(({ sums, isReading }) => sums.length > 0 || isReading);
  const settled = found.filter(({ sums, isReading }) => sums.length === 0 && !isReading);
  const nameOf = (groupId: string) => groups.find(({ id }) => id === groupId)?.data.name ?? '';

  if (contacts.length === 0) {
    return (
      <EmptyState title={t('people:emptyTitle')}>
        <p>{t('people:emptyText')}</p>
      </EmptyState>
    );
  }
  const row = ({ contact, sums, isReading }: Row) => (
    <ListRow
      key={contact.key}
      leading={<ContactAvatar {...{ contact, groups }} />}
      title={contact.name}
      description={
        isReading
          ? t('common:loading')
          : [...new Set(contact.places.map(({ groupId }) => nameOf(groupId)))].join(' · ')
      }
      amount={sums.map(({ currency, minor }) => (
        <BalanceAmount key={currency} minor={minor} currency={currency} sign="always" />
      ))}
      share={isReading ? undefined : wordOf(sums, t)}
      render={linkTo(paths.person(contact.places[0].groupId, contact.places[0].personId))}
    />
  );
  return (
    <MoneyScopeProvider {...scopeOfGroups(groups.map(({ data }) => data))}>
      {standing.isPartial ? <Banner tone="info">{t('history:partial')}</Banner> : null}
      {contacts.length >= MANY ? (
        <SearchField
          label={t('common:search')}
          hideLabel
          placeholder={t('common:search')}
          value={sought}
          onValueChange={setSought}
          clearLabel={t('common:clear')}
        />
      ) : null}
      {found.length === 0 ? <p className={styles['note']}>{t('expenses:noMatch')}</p> : null}
      {open.length > 0 ? <List>{open.map(row)}</List> : null}
      {open.length === 0 && settled.length > 0 ? (
        <p className={styles['even']}>{t('groups:allSettled')}</p>
      ) : null}
      {settled.length > 0 ? (
        <Disclosure
          surface="plain"
          summary={`${t('people:settledUp')} (${settled.length})`}
          open={open.length === 0 || words !== ''}
        >
          <List>{settled.map(row)}</List>
        </Disclosure>
      ) : null}
    </MoneyScopeProvider>
  );
}

/** Returns whether a group's amounts aren't known yet. */
function isUnread(status: string | undefined): boolean {
  return status === 'reading' || status === 'computing';
}

/** Debts come first: only the reader can pay them. */
function rankOf({ sums }: Row): number {
  if (sums.some(({ minor }) => minor < 0)) return 0;
  return sums.length > 0 ? 1 : 2;
}

function wordOf(sums: readonly DueSum[], t: ReturnType<typeof useT>): string {
  if (sums.length === 0) return t('groups:settled');
  if (sums.every(({ minor }) => minor > 0)) return t('groups:youGetBack');
  return t(sums.every(({ minor }) => minor < 0) ? 'groups:youOwe' : 'groups:mixed');
}
