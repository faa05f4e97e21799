import { createHash } from 'node:crypto';
import type { Notice } from '@quits/product/notifications/notice.ts';

/** Returns the topic of a change: of a group's changes within a minute, a push service keeps the last for a device that is offline. */
export function topicOf({ groupId, at }: Pick<Notice, 'groupId' | 'at'>): string {
  const minute = Math.floor(at / 60_000);
  return createHash('sha256').update(`${groupId} ${minute}`).digest('base64url').slice(0, 32);
}
