import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { RadioGroup } from './radio-group.tsx';

test('is one stop of Tab, and arrows choose, passing over what is off', async () => {
  const screen = await render(
    <Stateful<'viewer' | 'editor' | 'owner'> initial="viewer">
      {(value, change) => (
        <RadioGroup
          label="Role"
          value={value}
          onValueChange={change}
          options={[
            { value: 'viewer', label: 'Viewer' },
            { value: 'editor', label: 'Editor', disabled: true },
            { value: 'owner', label: 'Owner' },
          ]}
        />
      )}
    </Stateful>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Owner' })).toBeChecked();
  await expect.element(screen.getByRole('group', { name: 'Role' })).toBeVisible();
});
