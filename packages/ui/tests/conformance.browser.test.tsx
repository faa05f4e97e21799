import User from 'lucide-react/icons/user';
import { type ComponentType, createRef, type MouseEvent, type Ref } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as kit from '../src/index.ts';
import type { RootProps } from '../src/index.ts';

interface Common {
  readonly ref?: Ref<HTMLElement>;
  readonly className?: string;
  readonly 'data-mine'?: string;
}

type AnyComponent = ComponentType<Common & Record<string, unknown>>;

const noop = () => undefined;
const icon = <kit.Icon glyph={User} />;
const date = '2026-11-22';

/** Required props of each component; `root` is the element that receives its rest props. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Avatar: { name: 'Ana', hue: 1 },
  AvatarStack: { people: [{ id: 'a', name: 'Ana', hue: 1 }], label: 'One person' },
  Badge: { children: 'New' },
  Banner: { children: 'Saved' },
  Button: { children: 'Save' },
  Calendar: { value: date, onValueChange: noop, today: date, locale: 'en-US', labels: {} },
  Card: { children: 'Text' },
  Chip: { children: 'Food' },
  ChipRow: { label: 'Filters', children: '' },
  ConnectionIndicator: { status: 'offline', label: 'Offline' },
  DataTable: { caption: 'Sums', columns: [], rows: [], rowKey: String },
  Disclosure: { summary: 'Details', children: 'Text' },
  EmptyState: { title: 'Nothing here' },
  ErrorState: { title: 'Something is wrong' },
  IconButton: { label: 'More', icon },
  IconTile: { glyph: 'bus' },
  Kbd: { keys: ['K'] },
  Link: { href: '#', children: 'Terms' },
  List: { children: null },
  ListHeader: { title: 'November', total: '12.00' },
  Money: { parts: [{ type: 'integer', value: '12' }] },
  NoticeSlot: { notices: [{ id: 'a', title: 'Help?', text: 'Text', actions: '' }] },
  PageHeader: { title: 'Activity' },
  Progress: { label: 'Upload', value: 0.5 },
  QrCode: { value: 'https://example.org', label: 'Code' },
  RemovableChip: { children: 'Ben', removeLabel: 'Remove Ben', onRemove: noop },
  SectionNav: { label: 'Settings', items: [] },
  SegmentedControl: { label: 'Mode', segments: [], value: 'a', onValueChange: noop },
  SettingsList: { children: '' },
  SettingsRow: { label: 'People' },
  Skeleton: {},
  Spinner: {},
  Stat: { label: 'Spent', figure: '12.00' },
  StatRow: { children: '' },
  Steps: { label: 'Steps', steps: [], current: 'a', doneLabel: 'Done' },
  SyncIndicator: { status: 'pending', label: 'Waiting' },
  Timeline: { children: '' },
  TimelineItem: { title: 'Ben added it' },
  Tabs: { label: 'Views', tabs: [{ value: 'a', label: 'A' }], value: 'a', onValueChange: noop },
};

/** Components with a shared root, or with content outside of it; each has separate tests. */
const OTHERS = new Set([
  'AmountField',
  'AppShell',
  'BalanceBar',
  'BalanceBars',
  'RailList',
  'BarChart',
  'Checkbox',
  'OtpInput',
  'Combobox',
  'CommandPalette',
  'DateField',
  'DateBadge',
  'Dialog',
  'DonutChart',
  'Field',
  'FileDropzone',
  'FormSheet',
  'Icon',
  'IconPicker',
  'LineChart',
  'ListDetail',
  'ListRow',
  'Logo',
  'Menu',
  'PasswordField',
  'PeoplePicker',
  'Popover',
  'NumberKeypad',
  'NumberStepper',
  'RadioGroup',
  'RankedBars',
  'SearchField',
  'Select',
  'Sheet',
  'SheetFrame',
  'Slider',
  'SplitEditor',
  'SplitRows',
  'StackedBars',
  'Switch',
  'TextArea',
  'TextField',
  'Toaster',
  'Tooltip',
  'VirtualList',
]);

function component(name: string): AnyComponent {
  const found: unknown = Reflect.get(kit, name);
  if (typeof found !== 'function') throw new Error(`The kit exports no component ${name}.`);
  return found as AnyComponent;
}

test('every component of the kit conforms or is listed', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z][a-z]/u.test(name));
  const known = new Set([...Object.keys(NEEDS), ...OTHERS]);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !components.includes(name))).toEqual([]);
});

describe.each(Object.entries(NEEDS))('%s', (name, props) => {
  test('hands rest props, class name and ref to its root', async () => {
    const Component = component(name);
    const ref = createRef<HTMLElement>();
    const { container } = await render(
      <Component {...props} ref={ref} className="mine" data-mine="yes" />,
    );
    const root = container.querySelector('[data-mine="yes"]');
    expect(root).not.toBeNull();
    expect(root?.classList.contains('mine')).toBe(true);
    expect(ref.current).toBe(root);
  });
});

describe.each(['Button', 'IconButton', 'Link'])('%s that renders another root', (name) => {
  const Component = component(name);
  const needs = NEEDS[name];
  const renderLink = ({ children, ...props }: RootProps) => (
    <a {...props} href="#elsewhere">
      {children}
    </a>
  );

  test('hands over rest props, class name, ref and what happens on a press', async () => {
    const ref = createRef<HTMLElement>();
    const press = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
    const { container } = await render(
      <Component
        {...needs}
        ref={ref}
        className="mine"
        data-mine="yes"
        onClick={press}
        render={renderLink}
      />,
    );
    const root = container.querySelector<HTMLAnchorElement>('a[data-mine="yes"]');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(ref.current).toBe(root);
    root?.click();
    expect(press).toHaveBeenCalledOnce();
  });
});

test.each(['Button', 'IconButton'])(
  '%s hands its type to another root only when given',
  async (name) => {
    const Component = component(name);
    const seen: (string | undefined)[] = [];
    const note = (props: RootProps) => {
      seen.push(props.type);
      return null;
    };
    await render(<Component {...NEEDS[name]} render={note} />);
    await render(<Component {...NEEDS[name]} render={note} type="submit" />);
    expect(new Set(seen)).toEqual(new Set([undefined, 'submit']));
  },
);

test('a loading button that renders a link does not follow it', async () => {
  const press = vi.fn<() => void>();
  const { container } = await render(
    <kit.Button
      loading
      onClick={press}
      render={({ children, ...props }) => (
        <a {...props} href="#elsewhere">
          {children}
        </a>
      )}
    >
      Groups
    </kit.Button>,
  );
  const link = container.querySelector('a');
  expect(link?.dispatchEvent(new PointerEvent('click', { cancelable: true, bubbles: true }))).toBe(
    false,
  );
  expect(press).not.toHaveBeenCalled();
  expect(link?.getAttribute('aria-busy')).toBe('true');
});

test('a theme on the root element does not change the size of text', async () => {
  const before = getComputedStyle(document.documentElement).fontSize;
  document.documentElement.dataset['theme'] = 'dark';
  const after = getComputedStyle(document.documentElement).fontSize;
  delete document.documentElement.dataset['theme'];
  expect(after).toBe(before);
});
