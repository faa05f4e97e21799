import type { StaticMessageKey } from '@quits/i18n';
import type { Role } from '../values/common.ts';

/** The name of a role. */
export const ROLE_TEXT = {
  owner: 'groups:owner',
  editor: 'groups:editor',
  viewer: 'groups:viewer',
} satisfies Record<Role, StaticMessageKey>;

/** Text keys that describe the roles. */
export const ROLE_HINT = {
  owner: 'groups:ownerHint',
  editor: 'groups:editorHint',
  viewer: 'groups:viewerHint',
} satisfies Record<Role, StaticMessageKey>;
