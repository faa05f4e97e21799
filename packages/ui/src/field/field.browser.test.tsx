import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field, type FieldLabels, useFieldIds } from './field.tsx';

function Sample({ id, ...texts }: FieldLabels & { id?: string }) {
  const ids = useFieldIds(id, texts);
  return (
    <Field texts={texts} ids={ids}>
      <input {...ids.control} />
    </Field>
  );
}

test('names its control, and describes it by error first, then hint', async () => {
  const screen = await render(<Sample label="Name" hint="As on your card" error="Too long" />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(control).toHaveAccessibleDescription('Too long As on your card');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
});

test('points at nothing that is not there', async () => {
  const screen = await render(<Sample label="Name" id="mine" />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(control).toHaveAttribute('id', 'mine');
  await expect.element(control).not.toHaveAttribute('aria-describedby');
  await expect.element(control).not.toHaveAttribute('aria-invalid');
});

test('takes a press on its label, and reads its note', async () => {
  const screen = await render(<Sample label="Note" note="optional" />);
  await screen.getByText(/^Note/u).click();
  await expect.element(screen.getByRole('textbox', { name: 'Note optional' })).toHaveFocus();
});

test('keeps a hidden label for those who cannot see', async () => {
  const screen = await render(<Sample label="Search" hideLabel />);
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toBeVisible();
  const label = screen.getByText('Search').element();
  expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
