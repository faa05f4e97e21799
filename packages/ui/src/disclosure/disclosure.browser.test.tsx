import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './disclosure.tsx';

test('expands and collapses by keyboard', async () => {
  const screen = await render(<Disclosure summary="Details">Line 12</Disclosure>);
  await expect.element(screen.getByText('Line 12')).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByText('Line 12')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Line 12')).not.toBeVisible();
});

test('those with the same name close each other', async () => {
  const screen = await render(
    <>
      <Disclosure name="help" summary="One">
        First
      </Disclosure>
      <Disclosure name="help" summary="Two">
        Second
      </Disclosure>
    </>,
  );
  await screen.getByText('One').click();
  await screen.getByText('Two').click();
  await expect.element(screen.getByText('Second')).toBeVisible();
  await expect.element(screen.getByText('First')).not.toBeVisible();
});

test.each(['ltr', 'rtl'])('its chevron points down while it is open, %s', async (dir) => {
  const { container } = await render(
    <div dir={dir}>
      <Disclosure summary="Details" open>
        Line 12
      </Disclosure>
    </div>,
  );
  const path = container.querySelector<SVGGraphicsElement>('svg path');
  const length = path instanceof SVGGeometryElement ? path.getTotalLength() : 0;
  const matrix = path?.getScreenCTM();
  const at = (part: number) =>
    path instanceof SVGGeometryElement && matrix
      ? path.getPointAtLength(length * part).matrixTransform(matrix)
      : new DOMPoint();
  expect(at(0.5).y).toBeGreaterThan(at(0).y + 2);
  expect(at(0.5).y).toBeGreaterThan(at(1).y + 2);
});
