import type { Caller } from '@quits/service-base';
import type { OwnMetadata, StoredObject } from './stored-object.ts';

/** Custom metadata field in which administrators' libraries store an object's download tokens. */
const FIELD = 'firebaseStorageDownloadTokens';

/** Metadata without the tokens that an administrator put into it, and these. */
export function withGivenTokens(
  own: OwnMetadata,
  caller: Caller,
): { readonly own: OwnMetadata; readonly tokens?: readonly string[] } {
  const { metadata, ...rest } = own;
  const given = metadata?.[FIELD];
  if (given === undefined || caller.kind !== 'admin') return { own };
  const others = Object.entries(metadata ?? {}).filter(([name]) => name !== FIELD);
  const kept = others.length === 0 ? rest : { ...rest, metadata: Object.fromEntries(others) };
  return { own: kept, tokens: given.split(',').filter((token) => token !== '') };
}

/** Returns the custom metadata including tokens; `undefined` if there is none. */
export function withTokensInside({
  metadata,
  downloadTokens,
}: StoredObject): Readonly<Record<string, string>> | undefined {
  const given = downloadTokens.length === 0 ? {} : { [FIELD]: downloadTokens.join(',') };
  const all = { ...metadata, ...given };
  return Object.keys(all).length === 0 ? undefined : all;
}
