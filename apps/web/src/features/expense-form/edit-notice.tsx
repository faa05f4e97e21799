import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';

/** Props of {@link EditNotice}. */
export interface EditNoticeProps {
  /** Whether another member changed the expense since this edit started. */
  readonly isChanged: boolean;
  /** The edit began in an earlier visit. */
  readonly isDraft: boolean;
  readonly onBeginAnew: () => void;
}

/** Notice about a resumed or outdated edit; renders nothing for a new one. */
export function EditNotice({ isChanged, isDraft, onBeginAnew }: EditNoticeProps) {
  const t = useT();
  if (!isChanged && !isDraft) return null;
  const discard = (
    <Button size="small" variant={isChanged ? 'quiet' : 'secondary'} onClick={onBeginAnew}>
      {t('common:discardDraft')}
    </Button>
  );
  if (!isChanged) return <Banner title={t('entry:draftBack')} actions={discard} />;
  return (
    <Banner
      tone="warning"
      title={t('expenses:conflictTitle')}
      actions={
        <>
          <Button size="small" type="submit">
            {t('entry:compare')}
          </Button>
          {discard}
        </>
      }
    />
  );
}
