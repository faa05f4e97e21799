import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { restoreFocusOnRemove } from './focus.ts';

let stop: () => void;
beforeEach(() => {
  stop = restoreFocusOnRemove(document);
});
afterEach(() => stop());

function Rows() {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cleo']);
  return (
    <main>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setNames(names.filter((one) => one !== name))}>{name}</Button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('goes on at the neighbor of what went, and at the main part after the last', async () => {
  const screen = await render(<Rows />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Cleo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Ada' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

function Beside() {
  const [done, setDone] = useState(false);
  return (
    <main>
      {done ? <p>Done</p> : <Button onClick={() => setDone(true)}>Import</Button>}
      <div data-aside="">
        <Button>Install</Button>
      </div>
    </main>
  );
}

test('does not stray to what stands beside every screen', async () => {
  const screen = await render(<Beside />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

function Once() {
  const [sent, setSent] = useState(false);
  return (
    <main>
      <input aria-label="Comment" />
      <Button disabled={sent} onClick={() => setSent(true)}>
        Send
      </Button>
    </main>
  );
}

test('leaves a control that is disabled', async () => {
  const screen = await render(<Once />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('gives nobody a focus who points', async () => {
  const screen = await render(<Once />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toBeDisabled();
  // Longer than moving the focus would take.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus();
});

function Asked() {
  const [open, setOpen] = useState(false);
  const [paid, setPaid] = useState(false);
  return (
    <main>
      {paid ? null : <Button onClick={() => setOpen(true)}>Mark as paid</Button>}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Payment"
        labels={{ close: 'Close' }}
        actions={
          <Button
            onClick={() => {
              setPaid(true);
              setOpen(false);
            }}
          >
            Save
          </Button>
        }
      />
    </main>
  );
}

test('leaves a dialog to the main part where the button is gone that opened it', async () => {
  const screen = await render(<Asked />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('begins at the main part of another screen', async () => {
  const before = location.href;
  const screen = await render(<Rows />);
  await userEvent.keyboard('{Tab}');
  history.replaceState(null, '', '/elsewhere');
  try {
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
  } finally {
    history.replaceState(null, '', before);
  }
});
