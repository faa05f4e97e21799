import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { focusFirstInvalidField } from './focus-first-invalid-field.ts';

let stop: () => void;
beforeEach(() => {
  stop = focusFirstInvalidField(document);
});
afterEach(() => stop());

function Form() {
  const [tried, setTried] = useState(false);
  const [name, setName] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      <TextField label="Emoji" />
      <TextField
        label="Name"
        value={name}
        error={tried && name === '' ? 'Give it a name.' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">Create</Button>
    </form>
  );
}

test('goes to what is wrong when a form is sent, and stays where nothing is', async () => {
  const screen = await render(<Form />);
  await screen.getByRole('button').click();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Flat{Tab}{Enter}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});
