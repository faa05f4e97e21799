import { showSnapshot } from '@quits/app-platform/snapshot/show-snapshot.ts';

try {
  showSnapshot('/groups');
} catch {
  // Storage is blocked or has unexpected contents: the page starts without a snapshot.
}
