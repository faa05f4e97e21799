import { Icon, IconButton, Tooltip } from '@quits/ui';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '../lib/copy-text.ts';

/** Copies a text. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Tooltip text={label}>
      <IconButton
        size="small"
        label={label}
        icon={<Icon glyph={Copy} size="small" />}
        onClick={() => void copyText(text)}
      />
    </Tooltip>
  );
}
