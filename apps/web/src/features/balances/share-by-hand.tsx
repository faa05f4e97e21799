import { useT } from '@quits/i18n/react';
import { Dialog, TextArea } from '@quits/ui';

/** Props of {@link ShareByHand}. */
export interface ShareByHandProps {
  readonly text: string;
  readonly onClose: () => void;
}

const MOST_ROWS = 12;

/** Dialog with a text to copy by hand. */
export function ShareByHand({ text, onClose }: ShareByHandProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('common:share')}
      labels={{ close: t('common:close') }}
    >
      <TextArea
        label={t('balances:plan')}
        hideLabel
        value={text}
        rows={Math.min(text.split('\n').length, MOST_ROWS)}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
