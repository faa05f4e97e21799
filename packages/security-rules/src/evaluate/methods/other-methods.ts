import {
  RulesPath,
  Unknown,
  type Outcome,
  type RulesBytes,
  type RulesLatLng,
  type RulesMap,
  type RulesValue,
} from '../../value/rules-value.ts';
import { builtin, failure } from '../signature.ts';

/** `$(name)` of a path literal, `{name}` of a text that became a path. */
const PLACEHOLDER = /^(?:\$\((?<literal>\w+)\)|\{(?<text>\w+)\})$/;
const EARTH_RADIUS_METRES = 6_371_010;

/** Methods of bytes. */
export const bytesMethods = {
  size: builtin([], (self: RulesBytes) => BigInt(self.bytes.length)),
  /** Uses the URL-safe alphabet with padding, like the service. */
  toBase64: builtin([], (self: RulesBytes) =>
    Buffer.from(self.bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: builtin([], (self: RulesBytes) =>
    Buffer.from(self.bytes).toString('hex').toUpperCase(),
  ),
};

/** Methods of paths. */
export const pathMethods = {
  /** Replaces the path's named segments by values. */
  bind: builtin(['map'], (self: RulesPath, values) => bind(self, values)),
};

/** Methods of geo points. */
export const latLngMethods = {
  latitude: builtin([], (self: RulesLatLng) => self.latitude),
  longitude: builtin([], (self: RulesLatLng) => self.longitude),
  /** Along the surface, in metres. */
  distance: builtin(['latlng'], (self: RulesLatLng, other) => distance(self, other)),
};

function bind(path: RulesPath, values: RulesMap): Outcome {
  const segments: (string | Unknown)[] = [];
  const names = new Map<string, RulesValue>();
  for (const segment of path.segments) {
    const found = typeof segment === 'string' ? PLACEHOLDER.exec(segment)?.groups : undefined;
    const key = found?.['literal'] ?? found?.['text'];
    if (key === undefined) {
      segments.push(segment);
      continue;
    }
    const value = values.get(key);
    if (typeof value !== 'string' && !(value instanceof Unknown)) {
      return failure(`No string to bind to '${key}' of a path.`);
    }
    segments.push(value);
    names.set(key, value);
  }
  return new RulesPath(segments, names);
}

function distance(from: RulesLatLng, to: RulesLatLng): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const [half, otherHalf] = [
    Math.sin((otherLatitude - latitude) / 2),
    Math.sin(radians(to.longitude - from.longitude) / 2),
  ];
  const chord = half ** 2 + Math.cos(latitude) * Math.cos(otherLatitude) * otherHalf ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
