import { Button, Dialog, EmptyState, Link, PageHeader } from '@quits/ui';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router';
import type { AccountAction, AccountDetail } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { TEXTS } from '../../texts.ts';
import { AccountFacts } from './account-facts.tsx';
import { accountName } from './account-texts.ts';

const texts = TEXTS.accounts;

/** One account with its actions. */
export function AccountPage() {
  const { uid = '' } = useParams();
  const [params] = useSearchParams();
  const tenant = params.get('tenant');
  const query = tenant === null ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  const address = `/__/api/accounts/${encodeURIComponent(uid)}`;
  const account = useResource<AccountDetail>(address + query);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  async function act(name: AccountAction): Promise<void> {
    setIsAsking(false);
    const isDone = await perform(() => fetchJson(`${address}/${name}${query}`, { body: {} }));
    if (isDone) toasts.show({ text: texts.done[name] });
    if (isDone && name === 'delete') await navigate('/users');
    else account.reload();
  }

  if (account.error?.status === 404) {
    return <EmptyState level={1} title={texts.missing} actions={<ToAccounts />} />;
  }
  return (
    <>
      <PageHeader
        above={<ToAccounts />}
        title={account.value === undefined ? uid : accountName(account.value)}
        actions={
          account.value === undefined ? undefined : (
            <>
              {account.value.disabled ? (
                <Button onClick={() => void act('enable')}>{texts.enable}</Button>
              ) : (
                <Button onClick={() => void act('disable')}>{texts.disable}</Button>
              )}
              <Button onClick={() => void act('sign-out')}>{texts.signOut}</Button>
              <Button variant="danger" onClick={() => setIsAsking(true)}>
                {texts.remove}
              </Button>
            </>
          )
        }
      />
      <Loaded from={account}>{(value) => <AccountFacts account={value} />}</Loaded>
      <Dialog
        variant="alert"
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.removeTitle}
        description={texts.removeText}
        labels={{ close: TEXTS.app.close }}
        actions={
          <>
            <Button variant="danger" onClick={() => void act('delete')}>
              {texts.remove}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{TEXTS.app.cancel}</Button>
          </>
        }
      />
    </>
  );
}

function ToAccounts() {
  return (
    <Link variant="quiet" render={(props) => <RouterLink {...props} to="/users" />}>
      {texts.all}
    </Link>
  );
}
