import type { Document } from '@quits/service-base';
import type { Decision, FirestoreRules } from '../contract.ts';
import type { StorageRules } from '../storage-contract.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Rules to replay requests against; requests of a service without rules are left out. */
export interface ReplayRules {
  readonly firestore?: FirestoreRules | undefined;
  readonly storage?: StorageRules | undefined;
}

/** Decision about a recorded request. */
export interface Replay {
  readonly decision: Decision;
  /** Documents that the rules read but the recording lacks; with any, the decision says nothing. */
  readonly missing: readonly string[];
}

/** Decides about a recorded request again; `null` without rules of its service. */
export function replayRequest(
  { firestore, storage }: ReplayRules,
  recorded: RecordedRequest,
): Replay | null {
  const missing: string[] = [];
  const read = (state: 'before' | 'after') => {
    return (name: string): Document | null => {
      const known = recorded.reads[name];
      if (known === undefined) missing.push(name);
      return known?.[state] ?? null;
    };
  };
  const reader = { get: read('before'), getAfter: read('after') };
  const decision = decide();
  return decision === undefined ? null : { decision, missing };

  function decide(): Decision | undefined {
    switch (recorded.kind) {
      case 'document':
        return firestore?.decide(recorded.request, reader);
      case 'query':
        return firestore?.decideQuery(recorded.request, reader);
      case 'object':
        return storage?.decide(recorded.request, reader);
    }
  }
}

/** A recorded request with a new decision. */
export interface ReplayedRequest {
  readonly recorded: RecordedRequest;
  readonly replay: Replay;
}

/** Result of {@link replayRequests}. */
export interface ReplayResult {
  readonly replayed: readonly ReplayedRequest[];
  /** Requests that the rules decide otherwise, or can't decide from the recording. */
  readonly differences: readonly ReplayedRequest[];
}

/** Replays requests against rules. */
export function replayRequests(
  rules: ReplayRules,
  requests: readonly RecordedRequest[],
): ReplayResult {
  const replayed = requests.flatMap((recorded): readonly ReplayedRequest[] => {
    const replay = replayRequest(rules, recorded);
    return replay === null ? [] : [{ recorded, replay }];
  });
  const differences = replayed.filter(({ recorded, replay }) => {
    const isSame = replay.decision.allowed === recorded.verdict.allowed;
    return !isSame || replay.missing.length > 0;
  });
  return { replayed, differences };
}
