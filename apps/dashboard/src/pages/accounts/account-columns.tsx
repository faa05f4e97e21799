import { Badge, Link } from '@quits/ui';
import { Link as RouterLink } from 'react-router';
import type { AccountRow } from '../../api/index.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import type { Column } from '../../parts/rows.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './account-columns.module.css';
import { accountKind, accountName, accountPath } from './account-texts.ts';

const texts = TEXTS.accounts;

/** An account with its tenant. */
export interface ListedAccount extends AccountRow {
  readonly tenant: string | undefined;
}

/** The columns of the list of accounts. */
export const COLUMNS: readonly Column<ListedAccount>[] = [
  {
    id: 'account',
    header: texts.account,
    width: 'minmax(0, 3fr)',
    cell: (account) => {
      const name = accountName(account);
      const { email } = account;
      return (
        <>
          <Link
            render={(props) => (
              <RouterLink {...props} to={accountPath(account.uid, account.tenant)} />
            )}
          >
            {name}
          </Link>
          {email === undefined || email === name ? null : (
            <div className={styles['quiet']}>{email}</div>
          )}
        </>
      );
    },
  },
  {
    id: 'id',
    header: texts.id,
    width: 'minmax(0, 3fr)',
    cell: ({ uid }) => (
      <span className={styles['id']}>
        <code>{uid}</code>
        <CopyButton label={texts.copyId} text={uid} />
      </span>
    ),
  },
  { id: 'kind', header: texts.kind, width: 'minmax(0, 1.5fr)', cell: accountKind },
  {
    id: 'created',
    header: texts.created,
    width: '5.5rem',
    cell: ({ createdAt }) => <TimeText time={createdAt} />,
  },
  {
    id: 'signed-in',
    header: texts.signedIn,
    width: '5.5rem',
    cell: ({ lastLoginAt }) =>
      lastLoginAt === undefined ? undefined : <TimeText time={lastLoginAt} />,
  },
  {
    id: 'state',
    header: texts.state,
    width: '5.5rem',
    cell: ({ disabled }) =>
      disabled ? <Badge tone="danger">{texts.disabled}</Badge> : <Badge>{texts.active}</Badge>,
  },
];
