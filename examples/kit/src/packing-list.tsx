import {
  Button,
  Checkbox,
  createToastManager,
  Dialog,
  EmptyState,
  List,
  ListRow,
  Progress,
  TextField,
  Toaster,
} from '@quits/ui';
import { useState } from 'react';
import { ThemeControl } from './theme-control.tsx';

interface Item {
  readonly name: string;
  readonly packed: boolean;
}

const toasts = createToastManager();

/** List of things to pack, with a dialog that asks before it is emptied. */
export function PackingList() {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [error, setError] = useState('');
  const [asking, setAsking] = useState(false);
  const packed = items.filter((item) => item.packed).length;
  const add = (form: FormData) => {
    const name = String(form.get('name')).trim();
    const known = items.some((item) => item.name === name);
    setError(name === '' ? 'Enter a name.' : known ? 'This is on the list already.' : '');
    if (name !== '' && !known) setItems([...items, { name, packed: false }]);
  };
  const check = (name: string) => (next: boolean) =>
    setItems(items.map((item) => (item.name === name ? { name, packed: next } : item)));
  const empty = () => {
    setItems([]);
    setAsking(false);
    toasts.show({
      text: 'List emptied',
      action: { label: 'Undo', onPress: () => setItems(items) },
    });
  };

  return (
    <main>
      <h1>Packing list</h1>
      <ThemeControl />
      <form action={add}>
        <TextField label="Thing to pack" name="name" {...(error === '' ? {} : { error })} />
        <Button variant="primary" type="submit">
          Add
        </Button>
      </form>
      {items.length === 0 && <EmptyState title="Nothing to pack" pose="level" />}
      {items.length > 0 && (
        <>
          <Progress
            label="Packed"
            value={packed / items.length}
            valueText={`${packed} of ${items.length}`}
          />
          <List>
            {items.map((item) => (
              <ListRow
                key={item.name}
                title={
                  <Checkbox
                    label={item.name}
                    checked={item.packed}
                    onCheckedChange={check(item.name)}
                  />
                }
              />
            ))}
          </List>
          <Button onClick={() => setAsking(true)}>Empty the list</Button>
        </>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        variant="alert"
        title="Empty the list?"
        actions={[
          <Button key="empty" variant="danger" onClick={empty}>
            Empty
          </Button>,
          <Button key="cancel" onClick={() => setAsking(false)}>
            Cancel
          </Button>,
        ]}
        labels={{ close: 'Close' }}
      />
      <Toaster queue={toasts} labels={{ region: 'Notices', dismiss: 'Dismiss' }} />
    </main>
  );
}
