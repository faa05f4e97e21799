import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Steps } from './steps.tsx';

test('marks where one is, and lets one go back to what is done', async () => {
  const press = vi.fn<(id: string) => void>();
  const screen = await render(
    <Steps
      label="Import"
      doneLabel="(done)"
      current="people"
      onStepPress={press}
      steps={[
        { id: 'file', label: 'File' },
        { id: 'people', label: 'People' },
        { id: 'check', label: 'Check' },
      ]}
    />,
  );
  const [, current] = screen.getByRole('listitem').elements();
  expect(current?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: /File \(done\)/u }).click();
  expect(press).toHaveBeenCalledWith('file');
});
