import { useUser } from '@quits/auth/react';
import { useFormatter, useLocale, useT } from '@quits/i18n/react';
import { SUMMARY_SIZE } from '@quits/product/insights/draw-summary.ts';
import { summaryPicture, textOfPicture } from '@quits/product/insights/summary-picture.ts';
import { summarizeGroup } from '@quits/product/insights/summarize-group.ts';
import { knownTags } from '@quits/product/insights/sum-tags.ts';
import { Banner, Button, EmptyState, Icon, Select, Sheet, Skeleton, Switch } from '@quits/ui';
import { Copy, Download, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import { fileName, saveFile } from '../../files/save-file.ts';
import { canCopyImages, canShareFile, copyImage, shareFile } from '../../files/share-file.ts';
import { useHue } from '../../group-people/use-hue.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { notices } from '../../platform/notices/notices.ts';
import styles from './summary-sheet.module.css';
import { useSummaryImage } from './use-summary-image.ts';

/** Props of {@link SummarySheet}. */
export interface SummarySheetProps {
  readonly currency: string;
  /** First month, `YYYY-MM`; undefined for the whole history. */
  readonly since: string | undefined;
  readonly onClose: () => void;
}

/** An image of what a group spent, drawn on the device, to share, save or copy. */
export function SummarySheet({ currency, since, onClose }: SummarySheetProps) {
  const t = useT();
  const format = useFormatter();
  const isRtl = useLocale().dir === 'rtl';
  const hueOf = useHue();
  const group = useGroup();
  const history = useWholeHistory({ groupId: group.id, uid: useUser()?.uid, needed: true });
  const [tag, setTag] = useState('');
  const [showAmounts, setShowAmounts] = useState(true);
  const [showNames, setShowNames] = useState(true);
  const chosen = tag === '' ? undefined : tag;
  const isRead = history.status !== 'loading';
  const summary = useMemo(
    () => (isRead ? summarizeGroup(history.expenses, { currency, since, tag: chosen }) : undefined),
    [isRead, history.expenses, currency, since, chosen],
  );
  const tags = useMemo(
    () => knownTags(history.expenses, format.compare),
    [history.expenses, format],
  );
  const picture =
    summary &&
    summaryPicture(summary, group.data, {
      tag: chosen,
      showAmounts,
      showNames,
      t,
      format,
      isRtl,
      hueOf,
    });
  const image = useSummaryImage(picture);
  const drawn = picture === undefined || image === 'failed' ? undefined : image;
  const file =
    drawn &&
    new File([drawn.file], `${fileName(picture?.title ?? '')}.png`, { type: drawn.file.type });
  const isSharing = file !== undefined && canShareFile(file);

  async function share(shared: File): Promise<void> {
    if ((await shareFile(shared)) === 'failed') saveFile(shared, shared.name);
  }

  async function copy(copied: File): Promise<void> {
    if (await copyImage(copied)) notices.show({ text: t('common:copied') });
    else saveFile(copied, copied.name);
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('balances:summary')}
      labels={{ close: t('common:close') }}
      actions={
        file === undefined ? undefined : (
          <>
            {isSharing ? (
              <Button
                variant="primary"
                icon={<Icon glyph={Share2} size="small" />}
                onClick={() => void share(file)}
              >
                {t('common:share')}
              </Button>
            ) : null}
            <Button
              variant={isSharing ? 'secondary' : 'primary'}
              icon={<Icon glyph={Download} size="small" />}
              onClick={() => saveFile(file, file.name)}
            >
              {t('balances:saveImage')}
            </Button>
            {!isSharing && canCopyImages() ? (
              <Button icon={<Icon glyph={Copy} size="small" />} onClick={() => void copy(file)}>
                {t('balances:payCopy')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <div className={styles['root']}>
        {isRead && picture === undefined ? <EmptyState title={t('balances:noData')} /> : null}
        {image === 'failed' ? <Banner tone="danger">{t('balances:noImage')}</Banner> : null}
        {drawn !== undefined && picture !== undefined ? (
          <img
            className={styles['image']}
            src={drawn.url}
            alt={textOfPicture(picture, t)}
            {...SUMMARY_SIZE}
          />
        ) : null}
        {!isRead || (picture !== undefined && image === undefined) ? (
          <Skeleton shape="block" className={styles['image']} label={t('history:readingAll')} />
        ) : null}
        {isRead && !history.complete ? (
          <Banner tone="warning">{t('history:partial')}</Banner>
        ) : null}
        {tags.length === 0 ? null : (
          <Select
            label={t('budgets:tag')}
            value={tag}
            onValueChange={setTag}
            options={[
              { value: '', label: t('balances:wholeGroup') },
              ...tags.map((value) => ({ value, label: `#${value}` })),
            ]}
          />
        )}
        <Switch
          label={t('balances:showAmounts')}
          checked={showAmounts}
          onCheckedChange={setShowAmounts}
        />
        <Switch
          label={t('balances:showNames')}
          checked={showNames}
          onCheckedChange={setShowNames}
        />
      </div>
    </Sheet>
  );
}
