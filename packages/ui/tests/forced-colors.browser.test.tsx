import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import {
  AppShell,
  BalanceBars,
  BarChart,
  Button,
  Calendar,
  Checkbox,
  Chip,
  ConnectionIndicator,
  Disclosure,
  DonutChart,
  IconButton,
  IconPicker,
  LineChart,
  Link,
  List,
  ListRow,
  Logo,
  OtpInput,
  Progress,
  RadioGroup,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  StackedBars,
  Steps,
  Switch,
  Tabs,
  TextArea,
  TextField,
  Timeline,
  TimelineItem,
} from '../src/index.ts';
import { OptionList } from '../src/combobox/option-list.tsx';
import { difference, picture } from './picture.ts';

/** Minimum visible difference: a line of 2 by 10 pixels. */
const SEEN = 20;

const nothing = () => undefined;
const options: { value: 'a' | 'b'; label: string }[] = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];
const tabs = options.map(({ value, label }) => ({ value, label, panel: null }));
const chart = {
  title: 'Spent',
  labels: { label: 'Month', value: 'Spent', showTable: 'Table', showChart: 'Chart' },
};
const points = (values: readonly number[]) =>
  values.map((value, at) => ({ id: `${at}`, at, label: 'x', value, formatted: '', hue: at }));

async function emulate(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

beforeEach(async () => {
  document.documentElement.dataset['motion'] = 'none';
  await emulate('active');
});
afterEach(async () => {
  delete document.documentElement.dataset['motion'];
  await emulate('none');
});

function framed(contents: ReactNode): ReactNode {
  return (
    <div data-testid="frame" style={{ padding: 12, inlineSize: 320 }}>
      {contents}
    </div>
  );
}

/** Renders each state on or off, in the same size. */
const states: Record<string, (on: boolean) => ReactNode> = {
  'a tick': (on) => <Checkbox label="x" checked={on} onCheckedChange={nothing} />,
  'some of it': (on) => (
    <Checkbox label="x" checked={on ? 'mixed' : false} onCheckedChange={nothing} />
  ),
  'a switch': (on) => <Switch label="x" checked={on} onCheckedChange={nothing} />,
  'a choice': (on) => (
    <RadioGroup label="x" options={options} value={on ? 'a' : 'b'} onValueChange={nothing} />
  ),
  'a segment': (on) => (
    <SegmentedControl label="x" segments={options} value={on ? 'a' : 'b'} onValueChange={nothing} />
  ),
  'a tab': (on) => <Tabs label="x" tabs={tabs} value={on ? 'a' : 'b'} onValueChange={nothing} />,
  'a slider': (on) => (
    <Slider label="x" min={0} max={9} value={on ? 9 : 0} valueText="" onValueChange={nothing} />
  ),
  'how much of a slider is filled': (on) => (
    <Slider label="x" min={0} max={9} value={on ? 7 : 5} valueText="" onValueChange={nothing} />
  ),
  progress: (on) => <Progress label="x" value={on ? 0.9 : 0.1} />,
  'the next digit': (on) => (
    <OtpInput label="x" value={on ? '' : '1'} length={4} onValueChange={nothing} />
  ),
  'a step': (on) => (
    <Steps
      label="x"
      doneLabel="done"
      current={on ? 'a' : 'b'}
      steps={[
        { id: 'a', label: 'One' },
        { id: 'b', label: 'Two' },
      ]}
    />
  ),
  'a chosen day': (on) => (
    <Calendar
      value={on ? '2026-11-12' : '2026-11-18'}
      today="2026-11-21"
      locale="en"
      labels={{ previous: '<', next: '>' }}
      onValueChange={nothing}
    />
  ),
  'an open row': (on) => (
    <List>
      <ListRow title="Train" href="#x" current={on} />
      <ListRow title="Supper" href="#x" current={!on} />
    </List>
  ),
  'where one is in a list': (on) => (
    <OptionList
      id="found"
      label="x"
      options={options}
      active={on ? 'a' : 'b'}
      empty=""
      onChoose={nothing}
    />
  ),
  'a pressed button': (on) => <IconButton label="x" icon="x" aria-pressed={on} />,
  'the main button': (on) => <Button variant={on ? 'primary' : 'secondary'}>Add</Button>,
  'a field in error': (on) => <TextField label="x" hideLabel error={on ? 'No' : 'Yes'} />,
  connection: (on) => <ConnectionIndicator status={on ? 'online' : 'offline'} label="x" />,
  'the mark': (on) => <Logo pose={on ? 'level' : 'leaning'} style={{ inlineSize: 48 }} />,
  'a selected chip': (on) => <Chip selected={on}>Food</Chip>,
  'a chosen icon': (on) => (
    <IconPicker
      label="x"
      options={[
        { value: 'a', label: 'One', glyph: 'house' },
        { value: 'b', label: 'Two', glyph: 'bus' },
      ]}
      value={on ? 'a' : 'b'}
      onValueChange={nothing}
    />
  ),
  'a rejected event': (on) => (
    <Timeline label="x">
      <TimelineItem title="x" status={on ? 'rejected' : 'settled'} />
    </Timeline>
  ),
  'the parts of a bar': (on) => <StackedBars {...chart} items={stacks(on ? [9, 1] : [1, 9])} />,
  bars: (on) => <BarChart {...chart} items={points(on ? [9, 1, 5] : [1, 9, 5])} />,
  slices: (on) => <DonutChart {...chart} center="" items={donut(on ? [9, 1, 5] : [1, 5, 9])} />,
  'a line': (on) => <LineChart {...chart} items={points(on ? [9, -2, 5] : [-9, 2, 5])} />,
  balances: (on) => (
    <BalanceBars
      label="x"
      settled="Even"
      balances={[
        { id: 'a', name: 'A', hue: 1, value: on ? 900 : -900, amount: '9', label: 'x' },
        { id: 'b', name: 'B', hue: 2, value: on ? -900 : 900, amount: '9', label: 'x' },
      ]}
    />
  ),
};

function stacks([first = 0, second = 0]: readonly number[]) {
  const part = (id: string, value: number, hue: number) => ({
    id,
    value,
    hue,
    label: id,
    formatted: '',
  });
  return [
    { id: 'x', label: 'x', formatted: '', parts: [part('a', first, 1), part('b', second, 4)] },
  ];
}

function donut(values: readonly number[]) {
  return points(values).map((point) => ({ ...point, part: '' }));
}

test('a switch shows its thumb on either side', async () => {
  const draw = (on: boolean) => (
    <Switch data-testid="frame" label="x" checked={on} onCheckedChange={nothing} />
  );
  const screen = await render(draw(true));
  const thumb = () => getComputedStyle(screen.getByRole('switch').element(), '::before');
  const track = () => getComputedStyle(screen.getByRole('switch').element());
  expect(thumb().backgroundColor).not.toBe(track().backgroundColor);
  await screen.rerender(draw(false));
  expect(thumb().backgroundColor).not.toBe(track().backgroundColor);
});

/** Renders all states on one page, so that two screenshots suffice. */
function together(contents: Record<string, ReactNode>): ReactNode {
  return (
    <div data-testid="all" style={{ display: 'flex', flexWrap: 'wrap', inlineSize: 680 }}>
      {Object.entries(contents).map(([name, content]) => (
        <div key={name} data-place={name} style={{ padding: 12, inlineSize: 320 }}>
          {content}
        </div>
      ))}
    </div>
  );
}

/** Returns the position of each state relative to the container. */
function places(all: Element): Map<string, DOMRect> {
  const { left, top } = all.getBoundingClientRect();
  const rects = [...all.querySelectorAll<HTMLElement>('[data-place]')].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return [place.dataset['place'] ?? '', new DOMRect(x - left, y - top, width, height)] as const;
  });
  return new Map(rects);
}

async function prepare(forced: 'active' | 'none'): Promise<void> {
  // Clean up: the last test's content stays until the next one starts.
  await cleanup();
  await page.viewport(720, 2400);
  document.documentElement.dataset['motion'] = 'none';
  await emulate(forced);
}

describe('without the kit’s own colors one still sees', () => {
  const seen = new Map<string, number>();
  let before = new Map<string, DOMRect>();
  let after = before;

  beforeAll(async () => {
    await prepare('active');
    const draw = (on: boolean) =>
      together(Object.fromEntries(Object.entries(states).map(([name, of]) => [name, of(on)])));
    const screen = await render(draw(true));
    const all = screen.getByTestId('all');
    const on = await picture(all);
    before = places(all.element());
    await screen.rerender(draw(false));
    const off = await picture(all);
    after = places(all.element());
    for (const [name, place] of before) seen.set(name, difference(on, off, place));
  });

  // A moved element would differ without showing its state.
  test('what is where it was', () => {
    expect(before.size).toBe(Object.keys(states).length);
    expect(after).toEqual(before);
  });

  test.each(Object.keys(states))('%s', (name) => {
    expect(seen.get(name)).toBeGreaterThan(SEEN);
  });

  test('that something is on its way', async () => {
    const screen = await render(framed(<Skeleton shape="row" />));
    const shown = await picture(screen.getByTestId('frame'));
    screen.container.querySelector('[data-shape]')?.setAttribute('style', 'visibility: hidden');
    expect(difference(shown, await picture(screen.getByTestId('frame')))).toBeGreaterThan(SEEN);
  });

  test('where one is in the app', async () => {
    const draw = (here: string) => (
      <AppShell
        data-testid="frame"
        brand="x"
        items={['a', 'b'].map((id) => ({
          id,
          label: 'Place',
          icon: 'x',
          place: id === here ? 'here' : 'elsewhere',
          render: ({ children, ...props }) => (
            <a {...props} href={`#${id}`}>
              {children}
            </a>
          ),
        }))}
        labels={{ navigation: 'x', skip: 'x' }}
      />
    );
    const screen = await render(draw('a'));
    const one = await picture(screen.getByTestId('frame'));
    await screen.rerender(draw('b'));
    expect(difference(one, await picture(screen.getByTestId('frame')))).toBeGreaterThan(SEEN);
  });
});

const focusable: Record<string, ReactNode> = {
  button: <Button>Add</Button>,
  'main button': <Button variant="primary">Add</Button>,
  'icon button': <IconButton label="x" icon="x" />,
  link: <Link href="#x">there</Link>,
  'text field': <TextField label="x" />,
  'text area': <TextArea label="x" />,
  select: <Select label="x" options={options} />,
  checkbox: <Checkbox label="x" checked={false} onCheckedChange={nothing} />,
  switch: <Switch label="x" checked={false} onCheckedChange={nothing} />,
  radio: <RadioGroup<'a' | 'b'> label="x" options={options} value="a" onValueChange={nothing} />,
  segment: (
    <SegmentedControl<'a' | 'b'> label="x" segments={options} value="a" onValueChange={nothing} />
  ),
  tab: <Tabs<'a' | 'b'> label="x" tabs={tabs} value="a" onValueChange={nothing} />,
  slider: <Slider label="x" min={0} max={9} value={4} valueText="4" onValueChange={nothing} />,
  code: <OtpInput label="x" value="1" onValueChange={nothing} />,
  chip: <Chip selected={false}>Food</Chip>,
  'icon picker': (
    <IconPicker
      label="x"
      options={[{ value: 'a', label: 'One', glyph: 'house' }]}
      value="a"
      onValueChange={nothing}
    />
  ),
  disclosure: <Disclosure summary="Details">x</Disclosure>,
  row: (
    <List>
      <ListRow title="Train" href="#x" />
    </List>
  ),
};

describe.each(['none', 'active'] as const)('with forced colors %s', (forced) => {
  const seen = new Map<string, number>();

  beforeAll(async () => {
    await prepare(forced);
    const screen = await render(together(focusable));
    // A caret is no focus ring.
    screen.container.style.caretColor = 'transparent';
    const all = screen.getByTestId('all');
    const without = await picture(all);
    const where = places(all.element());
    // Some have more than one stop of Tab.
    for (let stop = 0; stop < where.size * 2 && seen.size < where.size; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the focus walks from one to the next
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement?.closest<HTMLElement>('[data-place]');
      const name = focused?.dataset['place'];
      const place = where.get(name ?? '');
      if (name === undefined || place === undefined || seen.has(name)) continue;
      // oxlint-disable-next-line no-await-in-loop
      seen.set(name, difference(without, await picture(all), place));
    }
  });

  test.each(Object.keys(focusable))('the focus shows on a %s', (name) => {
    expect(seen.get(name)).toBeGreaterThan(60);
  });
});
