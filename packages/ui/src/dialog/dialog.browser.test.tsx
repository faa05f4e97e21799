import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function sample(props: Partial<DialogProps> = {}) {
  return (
    <Stateful initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Open</Button>
          <Dialog
            open={open}
            onOpenChange={change}
            title="Record a payment"
            description="It can be undone."
            labels={{ close: 'Close' }}
            actions={
              <>
                <Button variant="primary">Record</Button>
                <Button>Not now</Button>
              </>
            }
            {...props}
          >
            <TextField label="Note" />
          </Dialog>
        </>
      )}
    </Stateful>
  );
}

test('is named and described, starts at its first field, and keeps the focus', async () => {
  const screen = await render(sample());
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Record a payment' });
  await expect.element(dialog).toHaveAccessibleDescription('It can be undone.');
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

test('closes with Escape and gives the focus back', async () => {
  const screen = await render(sample());
  const trigger = screen.getByRole('button', { name: 'Open' });
  await trigger.click();
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('starts an alert at its mildest answer', async () => {
  const screen = await render(sample({ variant: 'alert' }));
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
});
