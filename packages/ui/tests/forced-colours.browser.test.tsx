import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  AppShell,
  BalanceBars,
  BarChart,
  Button,
  Calendar,
  Checkbox,
  CodeInput,
  ConnectionIndicator,
  DonutChart,
  IconButton,
  LineChart,
  Link,
  List,
  ListRow,
  Mark,
  Progress,
  RadioGroup,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  Stepper,
  Switch,
  Tabs,
  TextArea,
  TextField,
} from '../src/index.ts';
import { difference, picture } from './picture.ts';

/** The least that is seen: a line of 2 by 10 pixels. */
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

/** Draws something on, or off; both have the same size. */
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
    <CodeInput label="x" value={on ? '' : '1'} length={4} onValueChange={nothing} />
  ),
  'a step': (on) => (
    <Stepper
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
  'a pressed button': (on) => <IconButton label="x" icon="x" aria-pressed={on} />,
  'the main button': (on) => <Button kind={on ? 'primary' : 'secondary'}>Add</Button>,
  'a field in error': (on) => (
    <TextField label="x" labelDisplay="hidden" error={on ? 'No' : 'Yes'} />
  ),
  connection: (on) => <ConnectionIndicator state={on ? 'online' : 'offline'} label="x" />,
  'the mark': (on) => <Mark pose={on ? 'level' : 'leaning'} style={{ inlineSize: 48 }} />,
  bars: (on) => <BarChart {...chart} items={points(on ? [9, 1, 5] : [1, 9, 5])} />,
  slices: (on) => <DonutChart {...chart} centre="" items={donut(on ? [9, 1, 5] : [1, 5, 9])} />,
  'a line': (on) => <LineChart {...chart} items={points(on ? [9, -2, 5] : [-9, 2, 5])} />,
  balances: (on) => (
    <BalanceBars
      label="x"
      settled="Even"
      balances={[
        { id: 'a', name: 'A', hue: 1, value: on ? 900 : -900, amount: '9', word: 'x' },
        { id: 'b', name: 'B', hue: 2, value: on ? -900 : 900, amount: '9', word: 'x' },
      ]}
    />
  ),
};

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

describe('without the kit’s own colours one still sees', () => {
  test.each(Object.entries(states))('%s', async (_name, draw) => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const screen = await render(framed(draw(true)));
    const on = await picture(screen.getByTestId('frame'));
    await screen.rerender(framed(draw(false)));
    const off = await picture(screen.getByTestId('frame'));
    expect(difference(on, off)).toBeGreaterThan(SEEN);
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
  'main button': <Button kind="primary">Add</Button>,
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
  code: <CodeInput label="x" value="1" onValueChange={nothing} />,
  row: (
    <List>
      <ListRow title="Train" href="#x" />
    </List>
  ),
};

describe.each(['none', 'active'] as const)('with forced colours %s', (forced) => {
  test.each(Object.entries(focusable))('the focus shows on a %s', async (_name, contents) => {
    await emulate(forced);
    const screen = await render(framed(contents));
    const without = await picture(screen.getByTestId('frame'));
    await userEvent.keyboard('{Tab}');
    expect(screen.container.contains(document.activeElement)).toBe(true);
    // A caret is no focus ring.
    screen.container.style.caretColor = 'transparent';
    expect(difference(without, await picture(screen.getByTestId('frame')))).toBeGreaterThan(60);
  });
});
