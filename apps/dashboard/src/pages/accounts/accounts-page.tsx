import { EmptyState, PageHeader } from '@quits/ui';
import type { AccountList } from '../../api/index.ts';
import { useParam } from '../../lib/use-param.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { More } from '../../parts/more.tsx';
import { Rows } from '../../parts/rows.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { TEXTS } from '../../texts.ts';
import { COLUMNS, type ListedAccount } from './account-columns.tsx';
import styles from './accounts-page.module.css';

const texts = TEXTS.accounts;
const keyOf = ({ uid }: ListedAccount) => uid;

/** The accounts of the project and of its tenants. */
export function AccountsPage() {
  const list = useResource<AccountList>('/__/api/accounts');
  const [query, setQuery] = useParam('q');
  return (
    <>
      <PageHeader title={TEXTS.pages.users} lead={texts.lead} />
      <Loaded from={list}>
        {({ scopes }) => (
          <>
            <Toolbar label={texts.filter} query={query} onQueryChange={setQuery} />
            {scopes.map(({ tenant, accounts, total }) => {
              const name = tenant === undefined ? TEXTS.pages.users : tenantName(tenant);
              return (
                <section key={tenant?.id ?? ''} className={styles['scope']}>
                  {tenant === undefined ? null : <h2 className={styles['tenant']}>{name}</h2>}
                  <Rows
                    label={name}
                    columns={COLUMNS}
                    items={matching(accounts, tenant?.id, query)}
                    itemKey={keyOf}
                    empty={<EmptyState title={total === 0 ? texts.empty : texts.noMatch} />}
                    end={<More shown={accounts.length} total={total} />}
                  />
                </section>
              );
            })}
          </>
        )}
      </Loaded>
    </>
  );
}

type Scope = AccountList['scopes'][number];

function tenantName({ id, name }: NonNullable<Scope['tenant']>): string {
  return texts.tenant(name === undefined ? id : `${name} (${id})`);
}

function matching(
  accounts: Scope['accounts'],
  tenant: string | undefined,
  query: string,
): readonly ListedAccount[] {
  const wanted = query.toLowerCase();
  return accounts
    .filter(({ uid, email, phoneNumber, displayName }) =>
      [uid, email, phoneNumber, displayName].some((text) => text?.toLowerCase().includes(wanted)),
    )
    .map((account) => ({ ...account, tenant }));
}
