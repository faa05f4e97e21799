import { useT } from '@quits/i18n/react';
import { useLocation } from 'react-router';
import { notices } from '../platform/notices/notices.ts';
import { groupIdOf } from '../routing/group-id-of.ts';
import { paths } from '../routing/paths.ts';
import { handFiles } from './handed-files.ts';

/**
 * Returns a function that hands files to the screen that can use them, and returns its path; `undefined` if there is none, which the user is
 * told.
 */
export function useOpenFiles(): (files: readonly File[]) => Promise<string | undefined> {
  const t = useT();
  const groupId = groupIdOf(useLocation().pathname);
  return async (files) => {
    const [first] = files;
    if (first === undefined) return undefined;
    const code = await import('./open-files.ts').catch(() => undefined);
    // The device has the code only after its first use; without it, the types that the system reports count.
    const receipts = files.filter(({ type }) => /^image\/|\/pdf$/u.test(type));
    if (code === undefined && receipts.length > 0) {
      handFiles({ kind: 'receipts', files: receipts });
      return paths.addSomewhere();
    }
    const path = await code?.openFiles(files, { groupId, origin: location.origin });
    if (path === undefined) {
      const text =
        code === undefined
          ? t('errors:network')
          : t('importing:unrecognized', { name: first.name });
      notices.show({ text });
    }
    return path;
  };
}
