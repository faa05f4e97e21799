import { describeObject, type StoredObject } from '../stored-object.ts';
import { withTokensInside } from '../given-tokens.ts';

/**
 * Converts an object to the JSON API's format, where download tokens are custom metadata.
 * @param origin that the caller used
 */
export function describeForJsonApi(
  object: StoredObject,
  origin: string,
): Readonly<Record<string, unknown>> {
  const { bucket, name, generation, timeCreated } = object;
  const { downloadTokens: _, ...described } = describeObject(object);
  const link = `${origin}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;
  return {
    ...described,
    contentDisposition: object.contentDisposition,
    contentType: object.contentType,
    metadata: withTokensInside(object),
    id: `${bucket}/${name}/${generation}`,
    selfLink: link,
    mediaLink: `${origin}/download/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}?generation=${generation}&alt=media`,
    timeStorageClassUpdated: timeCreated,
    timeFinalized: timeCreated,
  };
}

/** Converts a bucket to the JSON API's format. */
export function describeBucket(bucket: string, origin: string): Readonly<Record<string, unknown>> {
  return {
    kind: 'storage#bucket',
    id: bucket,
    name: bucket,
    selfLink: `${origin}/storage/v1/b/${bucket}`,
    location: 'US',
    locationType: 'multi-region',
    storageClass: 'STANDARD',
    metageneration: '1',
    etag: 'CAE=',
  };
}
