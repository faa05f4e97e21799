import { SaxesParser } from 'saxes';

/** An element without its namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Deeper files are no statements, and exhaust the stack. */
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 3_000_000;

/**
 * Reads XML; `undefined` if it is malformed, too deep, or has a document type: entities that a file declares itself can
 * grow without limit.
 */
export function readXml(text: string): XmlElement | undefined {
  const parser = new SaxesParser();
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  let count = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new SyntaxError('A document type is refused.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > MAX_DEPTH || count > MAX_ELEMENTS)
      throw new SyntaxError('Too deep, or too large.');
    const element: XmlElement = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (found: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += found;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root.children[0];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Returns the element at a path of names; the first of each. */
export function elementAt(from: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let at: XmlElement | undefined = from;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

/** Returns the text at a path, trimmed; empty if there is none. */
export function textAt(from: XmlElement, ...path: readonly string[]): string {
  return elementAt(from, ...path)?.text.trim() ?? '';
}

/** Returns the children of a name. */
export function childrenOf(from: XmlElement, name: string): readonly XmlElement[] {
  return from.children.filter((child) => child.name === name);
}
