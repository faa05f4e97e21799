/** Coordinates on earth, in degrees. */
export interface GeoPoint {
  readonly '@': 'geoPoint';
  readonly latitude: number;
  readonly longitude: number;
}

/** Points to another document of the database. */
export interface Reference {
  readonly '@': 'reference';
  readonly path: string;
}

/** Numbers that are searched by nearness. */
export interface Vector {
  readonly '@': 'vector';
  readonly values: readonly number[];
}

/**
 * A value of a type that only the database has; a plain object, so that any validator can check it
 * and a write can be stored with it.
 */
export type TypedValue = GeoPoint | Reference | Vector;

/** Creates a geo point. @throws {RangeError} outside of -90 to 90 and -180 to 180 degrees */
export function geoPoint(latitude: number, longitude: number): GeoPoint {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError(
      `Invalid geo point ${latitude}, ${longitude}: latitude is -90 to 90, longitude -180 to 180.`,
    );
  }
  return { '@': 'geoPoint', latitude, longitude };
}

/**
 * Creates a reference to a document by its path, e.g. `groups/g1`. @throws {TypeError} if it is a
 * collection's path
 */
export function reference(path: string): Reference {
  const segments = path.split('/');
  if (segments.includes('') || segments.length % 2 === 1) {
    throw new TypeError(`"${path}" is not the path of a document.`);
  }
  return { '@': 'reference', path };
}

/** Creates a vector of at most 2,048 numbers, the service's limit. */
export function vector(values: readonly number[]): Vector {
  return { '@': 'vector', values };
}

/** Returns whether a value is a typed value. */
export function isTypedValue(value: unknown): value is TypedValue {
  return typeof value === 'object' && value !== null && '@' in value;
}
