import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import type { Sums } from '@quits/product/expense/apply-balance-delta.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { useEditorUid } from '../open-group/use-editor-uid.ts';
import { SumsDifferences } from './sums-differences.tsx';
import { useFixTotals } from './use-fix-totals.ts';

/** Notice that a group's sums don't match its expenses, with the difference and a repair button. */
export function SumsBanner({ missing }: { readonly missing: Sums | undefined }) {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const uid = useEditorUid();
  const { isBusy, error, fix } = useFixTotals(group.id, uid);
  return (
    <Banner
      tone="warning"
      title={t('balances:mismatch')}
      actions={
        uid === undefined ? undefined : (
          <Button loading={isBusy} onClick={() => void fix()}>
            {t('balances:fixTotals')}
          </Button>
        )
      }
    >
      {missing === undefined ? null : <SumsDifferences group={group.data} missing={missing} />}
      {error === undefined ? null : <p role="alert">{errorText(error)}</p>}
    </Banner>
  );
}
