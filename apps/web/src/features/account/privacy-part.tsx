import { AccountPart } from '@quits/auth-ui';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { PhotoSwitch } from './photo-switch.tsx';
import { UsageSwitch } from '../../platform/usage/usage-switch.tsx';

/** Consent switch and a link to the privacy page. */
export function PrivacyPart() {
  const t = useT();
  return (
    <AccountPart title={t('account:privacy')}>
      <PhotoSwitch />
      <UsageSwitch />
      <Link render={linkTo(paths.privacy())}>{t('privacy:storedTitle')}</Link>
    </AccountPart>
  );
}
