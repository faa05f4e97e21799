import { type Analytics, initializeAnalytics, isSupported } from 'firebase/analytics';
import type { FirebaseApp } from 'firebase/app';

/** Creates Analytics. @throws {Error} if the browser has no cookies or no IndexedDB */
export async function loadAnalytics(app: FirebaseApp): Promise<Analytics> {
  if (!(await isSupported())) throw new Error('This browser keeps nothing for Analytics.');
  return initializeAnalytics(app, { config: { send_page_view: false } });
}
