import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { SegmentedControl } from './segmented-control.tsx';

test('is one stop of Tab, and arrows choose', async () => {
  const screen = await render(
    <Stateful initial="b">
      {(value, change) => (
        <SegmentedControl
          label="View"
          value={value}
          onValueChange={change}
          segments={[
            { value: 'a', label: 'Expenses' },
            { value: 'b', label: 'Balances' },
          ]}
        />
      )}
    </Stateful>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('radio', { name: 'Balances' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Expenses' })).toBeChecked();
  await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
});

test('has corners of the theme, inside its border', async () => {
  const theme = { '--q-radius-2': '10px', '--q-hairline': '1px' };
  const screen = await render(
    <div style={theme as CSSProperties}>
      <SegmentedControl
        label="View"
        value="a"
        onValueChange={() => undefined}
        segments={[
          { value: 'a', label: 'Expenses' },
          { value: 'b', label: 'Balances' },
        ]}
      />
    </div>,
  );
  const segmentOf = (name: string) =>
    getComputedStyle(screen.getByRole('radio', { name }).element().parentElement ?? document.body);
  expect(segmentOf('Expenses').borderStartStartRadius).toBe('9px');
  expect(segmentOf('Balances').borderEndEndRadius).toBe('9px');
});
