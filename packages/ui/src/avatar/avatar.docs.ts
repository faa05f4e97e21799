import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Avatar`. */
export const docs: ComponentDocs = {
  components: ['Avatar', 'AvatarStack'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A person as a photo or as initials in the person’s hue.',
  anatomy: `<Avatar name="Ben Okafor" hue={1} />

<AvatarStack people={people} label="Ben, Dana and 2 more" max={3} />`,
  use: [
    'Beside a person’s name, or in a stack for a group.',
    'With meaning="name" if the name isn’t written beside it.',
  ],
  avoid: ['For things such as categories: use IconTile.'],
  pairs: [
    {
      right: 'Store the hue with the person, so that it is the same everywhere.',
      wrong: 'Derive the hue from the position in a list.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Decorative by default, since a name is beside it; a stack has one label for all its people.',
    'Initials have AA contrast on every hue; hues differ in lightness for color-blind people.',
  ],
};
