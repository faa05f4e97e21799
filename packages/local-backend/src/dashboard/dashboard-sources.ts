import type { DecisionLog } from '@quits/security-rules';
import type { FirestoreService } from '@quits/firestore-service';
import type { IdentityContext } from '@quits/identity-service';
import type { Functions } from '../functions/functions.ts';
import type { InstallationStore } from '../installations/installation-store.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { EventLog } from '../data/event-log.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Data sources of the dashboard. */
export interface DashboardSources {
  readonly project: string;
  readonly identity: IdentityContext;
  readonly firestore: FirestoreService;
  /** `Authorization` header that gives the dashboard full read access to Firestore. */
  readonly authorization: string;
  readonly objects: ObjectStore;
  readonly installations: InstallationStore;
  readonly mailbox: Mailbox;
  readonly events: EventLog;
  readonly reports: EventLog;
  readonly refusals: EventLog;
  /** Missing if there are none. */
  readonly functions: Functions | undefined;
  readonly decisions: DecisionLog;
  /** In ms since the epoch. */
  readonly now: () => number;
}
