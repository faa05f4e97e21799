import type { Context, ESTree, Rule } from '@oxlint/plugins';

/** Attributes and properties with text for users. */
const READ = new Set([
  'alt',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'note',
  'placeholder',
  'sentence',
  'summary',
  'text',
  'title',
  'word',
]);
const READ_ARIA = /^aria-(?:label|description|roledescription|valuetext|placeholder)$/u;
const READ_ENDING = /(?:Label|Title|Text|Placeholder)$/u;
const LETTER = /\p{L}/u;

function isRead(name: string): boolean {
  return READ.has(name) || READ_ARIA.test(name) || READ_ENDING.test(name);
}

type Node = ESTree.Node;

/** Yields the literal texts that an expression can evaluate to; computed ones are ignored. */
function* textsOf(node: Node): Generator<Node> {
  if (node.type === 'Literal') {
    if (typeof node.value === 'string' && LETTER.test(node.value)) yield node;
  } else if (node.type === 'TemplateLiteral') {
    if (node.quasis.some(({ value }) => LETTER.test(value.raw))) yield node;
  } else if (node.type === 'ConditionalExpression') {
    yield* textsOf(node.consequent);
    yield* textsOf(node.alternate);
  } else if (
    node.type === 'LogicalExpression' ||
    (node.type === 'BinaryExpression' && node.operator === '+')
  ) {
    yield* textsOf(node.left);
    yield* textsOf(node.right);
  } else if (
    node.type === 'JSXExpressionContainer' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  ) {
    yield* textsOf(node.expression);
  } else if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') {
    yield* textsOf(node.body);
  }
}

/** Yields the texts of an object literal, such as `labels`. */
function* textsOfObject(node: Node): Generator<Node> {
  if (node.type === 'JSXExpressionContainer') yield* textsOfObject(node.expression);
  if (node.type !== 'ObjectExpression') return;
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    yield* textsOf(property.value);
    yield* textsOfObject(property.value);
  }
}

function isNotice({ callee }: ESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  return callee.object.name === 'notices';
}

/**
 * Returns whether an object is part of an attribute's or a notice's value; `labels` are checked
 * elsewhere.
 */
function isShown(node: Node): boolean {
  for (let around: Node | null = node.parent; around !== null; around = around.parent) {
    if (around.type === 'CallExpression' && isNotice(around)) return true;
    if (around.type === 'JSXAttribute') return around.name.name !== 'labels';
  }
  return false;
}

/**
 * Finds text for users in the code instead of the language files. `react/jsx-no-literals` checks
 * only JSX children, or every attribute: it can't distinguish `kind="primary"` from
 * `label="Close"`.
 */
export const noText: Rule = {
  meta: {
    type: 'problem',
    messages: {
      text: 'A person reads this: it belongs in the texts (packages/product/texts), or comes in as a prop.',
    },
  },
  create(context: Context) {
    function report(texts: Iterable<Node>) {
      for (const node of texts) context.report({ node, messageId: 'text' });
    }
    return {
      JSXText(node) {
        if (LETTER.test(node.value)) context.report({ node, messageId: 'text' });
      },
      JSXExpressionContainer(node) {
        const isChild = node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';
        if (isChild) report(textsOf(node));
      },
      JSXAttribute({ name, value }) {
        if (value === null || name.type !== 'JSXIdentifier') return;
        if (name.name === 'labels') report(textsOfObject(value));
        else if (isRead(name.name)) report(textsOf(value));
      },
      Property({ key, value, parent }) {
        if (key.type !== 'Identifier' || parent.type !== 'ObjectExpression') return;
        if (isRead(key.name) && isShown(parent)) report(textsOf(value));
      },
      AssignmentExpression({ left, right }) {
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
        if (isRead(left.property.name)) report(textsOf(right));
      },
    };
  },
};
