import { isBody, type Body } from '../protocol/body.ts';

/**
 * Applies the masked fields of a change to an object.
 * @param paths dotted names; fields missing in the change are removed
 */
export function masked(before: Body, change: Body, paths: readonly string[]): Body {
  return paths.reduce((object, path) => assign(object, change, path.split('.')), before);
}

function assign(target: Body, source: Body, [name, ...rest]: readonly string[]): Body {
  if (name === undefined) return target;
  const { [name]: current, ...others } = target;
  const given = Object.hasOwn(source, name) ? source[name] : undefined;
  if (rest.length === 0) return given === undefined ? others : { ...target, [name]: given };
  const inner = assign(isBody(current) ? current : {}, isBody(given) ? given : {}, rest);
  return { ...target, [name]: inner };
}
