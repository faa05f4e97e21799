import { showSnapshot } from './show-snapshot.ts';

try {
  showSnapshot();
} catch {
  // A browser that forbids storage, or something else wrote there: the page starts without.
}
