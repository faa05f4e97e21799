/** Returns an element of the page by its id. @throws {Error} if the page has none of this type */
export function find<Type extends Element>(id: string, type: new () => Type): Type {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} named ${id}.`);
}
