import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import Plus from 'lucide-react/icons/plus';
import { Icon } from './icon.tsx';

test('is decoration unless it says what it means', async () => {
  const screen = await render(<Icon glyph={Plus} />);
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  await screen.rerender(<Icon glyph={Plus} label="Added" />);
  await expect.element(screen.getByRole('img', { name: 'Added' })).toBeVisible();
});

test('grows with the text around it', async () => {
  const screen = await render(
    <>
      <span style={{ fontSize: 16 }}>
        <Icon glyph={Plus} />
      </span>
      <span style={{ fontSize: 32 }}>
        <Icon glyph={Plus} />
      </span>
    </>,
  );
  const widths = [...screen.container.querySelectorAll('svg')].map(
    (icon) => icon.getBoundingClientRect().width,
  );
  expect(widths[1]).toBe((widths[0] ?? 0) * 2);
});
