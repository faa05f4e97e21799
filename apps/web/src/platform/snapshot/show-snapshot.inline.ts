import { showSnapshot } from './show-snapshot.ts';

try {
  showSnapshot();
} catch {
  // Storage is blocked or has unexpected contents: the page starts without a snapshot.
}
