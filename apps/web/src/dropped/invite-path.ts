import { matchPath } from 'react-router';
import { paths } from '../routing/paths.ts';

/** Returns the path of an invite link of this server; `undefined` for every other text. */
export function invitePath(text: string | undefined, origin: string): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.origin !== origin) return undefined;
  const isInvite = matchPath(paths.join(':groupId', ':inviteId'), url.pathname) !== null;
  return isInvite ? `${url.pathname}${url.hash}` : undefined;
}
