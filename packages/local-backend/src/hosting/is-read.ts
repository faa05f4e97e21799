import type { HttpCall } from '@quits/service-base';

/** Returns whether a request asks for a file or a page. */
export function isRead({ method }: HttpCall): boolean {
  return method === 'GET' || method === 'HEAD';
}
