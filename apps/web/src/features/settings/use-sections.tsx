import { useFormatter, useT } from '@quits/i18n/react';
import { Icon, type IconComponent, type SectionNavItem } from '@quits/ui';
import {
  DoorOpen,
  Download,
  Landmark,
  ListChecks,
  Repeat,
  SlidersHorizontal,
  Tags,
  UserPlus,
  Users,
  Wrench,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { countActivePeople } from '@quits/product/person/people.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';

/** Returns the sections of a group's settings that the user may open, and which of them is open. */
export function useSections(): readonly SectionNavItem[] {
  const t = useT();
  const { number } = useFormatter();
  const { pathname } = useLocation();
  const { id, data } = useGroup();
  const { mayWrite, isArchived } = useRights();

  const recurringPath = paths.groupRecurring(id);

  function section(path: string, glyph: IconComponent, label: string, count = 0): SectionNavItem {
    return {
      id: path,
      label,
      icon: <Icon glyph={glyph} />,
      ...(count > 0 && { value: number(count) }),
      // A recurring expense opens on top of its section.
      current: pathname === path || (path === recurringPath && pathname.startsWith(`${path}/`)),
      render: linkTo(path),
    };
  }

  const own = Object.values(data.categories).filter(({ removed }) => removed !== true);
  return [
    section(paths.groupSettings(id), SlidersHorizontal, t('settings:general')),
    section(paths.groupPeople(id), Users, t('groups:people'), countActivePeople(data)),
    ...(mayWrite ? [section(paths.groupInvite(id), UserPlus, t('groups:inviteTitle'))] : []),
    section(paths.groupDefaults(id), ListChecks, t('settings:defaults')),
    section(paths.groupCategories(id), Tags, t('groups:categories'), own.length),
    section(recurringPath, Repeat, t('groups:recurring')),
    ...(mayWrite ? [section(paths.groupStatement(id), Landmark, t('statement:title'))] : []),
    section(paths.groupExport(id), Download, t('settings:export')),
    ...(mayWrite && !isArchived
      ? [section(paths.groupAdvanced(id), Wrench, t('settings:advanced'))]
      : []),
    section(paths.groupEnd(id), DoorOpen, t('settings:end')),
  ];
}
