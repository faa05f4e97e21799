/** The members of a DOM node that serializing reads. */
export interface SourceNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
}

/** The members of a DOM element that serializing reads. */
export interface SourceElement extends SourceNode {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: Iterable<SourceNode>;
}

/** Returns whether an element is left out, such as one below the viewport. */
export type Leaves = (element: SourceElement) => boolean;

const SVG = 'http://www.w3.org/2000/svg';
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Elements that run, load, ask or announce something. */
const DROPPED = new Set(
  'audio base canvas dialog embed iframe link meta noscript object output script style template video'.split(
    ' ',
  ),
);
/** Allowed attributes: none of them runs or loads something, or holds what a user typed. */
const KEPT = new Set(
  (
    'alt autocapitalize autocomplete class colspan datetime dir disabled enterkeyhint for height hidden href id ' +
    'inputmode lang maxlength open placeholder role rowspan spellcheck tabindex title type width'
  ).split(' '),
);
const ID_LISTS = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-owns',
  'for',
  'id',
]);
/** Roles of live regions; the live screen has them too. */
const SPEAKS = new Set(['alert', 'log', 'status', 'timer']);
/** Attributes that mark asides and the connection status. */
const BESIDE = new Set(['data-aside', 'data-shell-status']);

/** Serializes an element's contents as inert HTML: no scripts, handlers, form values, external URLs or live regions. */
export function serializeContents(element: SourceElement, leaves: Leaves): string {
  let html = '';
  for (const child of element.childNodes) {
    if (isElement(child)) html += serialize(child, element, leaves);
    else if (child.nodeType === 3 && element.localName !== 'textarea') {
      html += escapeText(child.nodeValue ?? '');
    }
  }
  return html;
}

function serialize(element: SourceElement, parent: SourceElement, leaves: Leaves): string {
  const given = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  const isLeft =
    DROPPED.has(element.localName) ||
    given.has('aria-live') ||
    [...BESIDE].some((name) => given.has(name)) ||
    given.get('role')?.endsWith('dialog') === true ||
    leaves(element);
  if (isLeft) return '';
  let tag = element.localName;
  for (const [name, value] of given) {
    const kept = keptValue(element, name, value, parent);
    if (kept !== undefined) tag += ` ${kept.name}="${escapeAttribute(kept.value)}"`;
  }
  if (VOID.has(element.localName)) return `<${tag}>`;
  return `<${tag}>${serializeContents(element, leaves)}</${element.localName}>`;
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

function keptValue(
  element: SourceElement,
  name: string,
  value: string,
  parent: SourceElement,
): Attribute | undefined {
  if (name === 'style') return styleOf(element, value, parent);
  // Ids must be unique while the page contains both.
  if (ID_LISTS.has(name)) return { name, value: value.replaceAll(/\S+/gu, 'snapshot-$&') };
  if (name === 'role' && SPEAKS.has(value)) return undefined;
  if (name === 'href') return /^(?:\/(?!\/)|#)/u.test(value) ? { name, value } : undefined;
  if (element.namespaceURI === SVG) {
    return /^(?:on|.*href$)/iu.test(name) ? undefined : { name, value };
  }
  return KEPT.has(name) || /^(?:aria|data)-/u.test(name) ? { name, value } : undefined;
}

/**
 * Renames style attributes, since the content security policy lets only a script set styles. Puts the rows of a virtual list
 * into normal flow, so that they fit any width.
 */
function styleOf(
  element: SourceElement,
  value: string,
  parent: SourceElement,
): Attribute | undefined {
  const isRow = /position:\s*absolute/u.test(value) && roleOf(first(element)) === 'listitem';
  if (isRow) return undefined;
  const style =
    roleOf(parent) === 'list' ? value.replaceAll(/(?<![\w-])height:/gu, 'min-height:') : value;
  return { name: 'data-style', value: style.replaceAll(/pointer-events:[^;]*;?/gu, '') };
}

function first(element: SourceElement): SourceElement | undefined {
  return [...element.childNodes].find(isElement);
}

function roleOf(element: SourceElement | undefined): string | undefined {
  return [...(element?.attributes ?? [])].find(({ name }) => name === 'role')?.value;
}

function isElement(node: SourceNode): node is SourceElement {
  return node.nodeType === 1;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
