import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from '../avatar/avatar.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';

test('is a list with a name, each event with its time', async () => {
  const screen = await render(
    <Timeline label="History">
      <TimelineItem title="Ben changed it" time={<time dateTime="2026-11-21">today</time>}>
        Amount
      </TimelineItem>
      <TimelineItem title="Dana added it" />
    </Timeline>,
  );
  await expect.element(screen.getByRole('list', { name: 'History' })).toBeVisible();
  const [first] = screen.getByRole('listitem').elements();
  expect(first?.textContent).toBe('Ben changed ittodayAmount');
});

test.each(['ltr', 'rtl'])('its line runs through the middle of the markers, %s', async (dir) => {
  const screen = await render(
    <div dir={dir} style={{ inlineSize: 300 }}>
      <Timeline>
        <TimelineItem marker={<Avatar name="Ben" hue={1} size="small" />} title="One" />
        <TimelineItem title="Two" />
      </Timeline>
    </div>,
  );
  const middles = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.firstElementChild?.firstElementChild?.getBoundingClientRect())
    .map((box) => (box === undefined ? Number.NaN : (box.left + box.right) / 2));
  const [item] = screen.getByRole('listitem').elements();
  const line = getComputedStyle(item ?? document.body, '::before');
  const row = item?.getBoundingClientRect() ?? new DOMRect();
  const from = dir === 'rtl' ? Number.parseFloat(line.right) : Number.parseFloat(line.left);
  const at = dir === 'rtl' ? row.right - from : row.left + from;
  for (const middle of middles) expect(Math.abs(middle - at)).toBeLessThanOrEqual(1);
});
