import { useT } from '@quits/i18n/react';
import { Icon, IconButton, type IconComponent, Menu } from '@quits/ui';
import { Download, Ellipsis, Landmark, Printer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { requestPrint } from '@quits/app-platform/print/print-request.ts';
import { paths } from '../../routing/paths.ts';

/** Props of {@link GroupMenu}. */
export interface GroupMenuProps {
  readonly groupId: string;
  readonly mayWrite: boolean;
}

/** Actions for the whole group. */
export function GroupMenu({ groupId, mayWrite }: GroupMenuProps) {
  const t = useT();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  return (
    <Menu
      label={t('common:more')}
      trigger={<IconButton label={t('common:more')} icon={<Icon glyph={Ellipsis} />} />}
      sections={[
        {
          id: 'group',
          items: [
            ...(mayWrite
              ? [item(t('statement:title'), Landmark, go(paths.groupStatement(groupId)))]
              : []),
            item(t('settings:export'), Download, go(paths.groupExport(groupId))),
            item(t('history:print'), Printer, requestPrint),
          ],
        },
      ]}
    />
  );
}

function item(label: string, glyph: IconComponent, onSelect: () => void) {
  return { id: label, label, icon: <Icon glyph={glyph} />, onSelect };
}
