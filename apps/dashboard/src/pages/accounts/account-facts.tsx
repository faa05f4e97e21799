import { Badge, Disclosure } from '@quits/ui';
import type { AccountDetail } from '../../api/index.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './account-facts.module.css';
import { accountKind } from './account-texts.ts';

const texts = TEXTS.accounts;

/** Everything about an account except its secrets. */
export function AccountFacts({ account }: { readonly account: AccountDetail }) {
  const { uid, tenant, email, emailVerified, phoneNumber, secondFactors, customClaims } = account;
  const { createdAt, lastLoginAt, disabled, displayName, stored } = account;
  const confirmed = emailVerified ? texts.confirmed : texts.notConfirmed;
  return (
    <>
      <Facts
        entries={[
          [
            texts.id,
            <>
              <code>{uid}</code>
              <CopyButton label={texts.copyId} text={uid} />
            </>,
          ],
          [texts.tenantLabel, tenant],
          [texts.name, displayName],
          [texts.email, email === undefined ? undefined : `${email}, ${confirmed}`],
          [texts.phone, phoneNumber],
          [texts.kind, accountKind(account)],
          [texts.factors, secondFactors.join(', ')],
          [
            texts.claims,
            customClaims === undefined ? undefined : (
              <pre>{JSON.stringify(customClaims, null, 2)}</pre>
            ),
          ],
          [texts.created, <TimeText key="created" time={createdAt} />],
          [
            texts.signedIn,
            lastLoginAt === undefined ? undefined : <TimeText key="signed-in" time={lastLoginAt} />,
          ],
          [
            texts.state,
            disabled ? (
              <Badge tone="danger">{texts.disabled}</Badge>
            ) : (
              <Badge>{texts.active}</Badge>
            ),
          ],
        ]}
      />
      <div className={styles['stored']}>
        <Disclosure summary={texts.stored}>
          <pre>{JSON.stringify(stored, null, 2)}</pre>
        </Disclosure>
      </div>
    </>
  );
}
