const SCALES = ['text', 'space', 'radius', 'layer', 'shadow', 'weight', 'leading'] as const;

/** Properties whose names don't begin with their group. */
const OTHERS: Readonly<Record<string, string>> = {
  font: 'font',
  gutter: 'space',
  measure: 'space',
  hairline: 'space',
  control: 'size',
  'control-small': 'size',
  'row-pad': 'space',
  quick: 'motion',
  steady: 'motion',
  slow: 'motion',
  ease: 'motion',
  level: 'motion',
  ring: 'border',
  'accent-hue': 'hue',
};

/** Returns the path of a property in the exported tokens, such as `['space', '4']`; what is in no other group is a color. */
export function groupOf(property: string): readonly [group: string, name: string] {
  const name = property.replace(/^--q-/u, '');
  const other = OTHERS[name];
  if (other !== undefined) return [other, name];
  for (const scale of SCALES) {
    if (name === scale) return [scale, 'base'];
    if (name.startsWith(`${scale}-`)) return [scale, name.slice(scale.length + 1)];
  }
  return ['color', name];
}
