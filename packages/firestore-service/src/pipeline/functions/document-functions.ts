import { distanceBetween, vectorOf, type DistanceMeasure } from '../../nearest/nearest.ts';
import { double, FAILED, integer, NULL, text } from '../outcome.ts';
import { ofFirst, strict, type PipelineFunctions } from '../pipeline-function.ts';

const EARTH_RADIUS_METRES = 6_371_008.7714;
/** Segments of a name before those of the document. */
const BEFORE_PATH = 5;

/** Functions of references, geo points and vectors. */
export const documentFunctions: PipelineFunctions = {
  document_id: ofReference((segments) => text(segments.at(-1) ?? '')),
  collection_id: ofReference((segments) => text(segments.at(-2) ?? '')),
  parent: ofReference((segments) =>
    segments.length < BEFORE_PATH + 4 ? NULL : { referenceValue: segments.slice(0, -2).join('/') },
  ),
  vector_length: strict(1, 1, ([value = NULL]) => {
    const vector = vectorOf(value);
    return vector === undefined ? FAILED : integer(vector.length);
  }),
  cosine_distance: distance('COSINE'),
  dot_product: distance('DOT_PRODUCT'),
  euclidean_distance: distance('EUCLIDEAN'),
  geo_distance: strict(2, 2, ([from = NULL, to = NULL]) => {
    if (!('geoPointValue' in from) || !('geoPointValue' in to)) return FAILED;
    const [a, b] = [from.geoPointValue, to.geoPointValue];
    const [north, south] = [radians(a.latitude), radians(b.latitude)];
    const turned = radians(b.longitude) - radians(a.longitude);
    const half =
      Math.sin((south - north) / 2) ** 2 +
      Math.cos(north) * Math.cos(south) * Math.sin(turned / 2) ** 2;
    return double(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(half, 1))));
  }),
};

function ofReference(apply: (segments: readonly string[]) => ReturnType<typeof text>) {
  return ofFirst(1, 1, ([value = NULL]) =>
    'referenceValue' in value ? apply(value.referenceValue.split('/')) : FAILED,
  );
}

function distance(measure: DistanceMeasure) {
  return strict(2, 2, ([one = NULL, other = NULL]) => {
    const [a, b] = [vectorOf(one), vectorOf(other)];
    if (a === undefined || b === undefined || a.length !== b.length) return FAILED;
    return double(distanceBetween(measure, a, b));
  });
}

function radians(degrees = 0): number {
  return (degrees * Math.PI) / 180;
}
