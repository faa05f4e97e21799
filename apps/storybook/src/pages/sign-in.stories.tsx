import { Button, Card, Link, Logo, PasswordField, TextField } from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './pages.module.css';

function SignIn({ error }: { error?: string }) {
  return (
    <main style={{ maxInlineSize: 416, margin: 'auto', padding: '3rem 1rem' }}>
      <p className={styles['brand']} style={{ marginBlockEnd: 24 }}>
        <Logo /> Quits
      </p>
      <Card surface="sheet">
        <form className={styles['stack']}>
          <h1>Sign in</h1>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            defaultValue="amelie@example.org"
          />
          <PasswordField
            label="Password"
            labels={{ show: 'Show password', hide: 'Hide password' }}
            defaultValue="correct horse"
            error={error}
          />
          <Button variant="primary" type="submit" fullWidth>
            Sign in
          </Button>
          <Button fullWidth>Continue with Google</Button>
          <p>
            New here? <Link href="#/sign-up">Start without an account</Link>
          </p>
        </form>
      </Card>
    </main>
  );
}

const meta = {
  title: 'Pages/Sign in',
  component: SignIn,
  parameters: { frame: 'page' },
} satisfies Meta<typeof SignIn>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Empty: Story = {};
export const WrongPassword: Story = {
  args: { error: 'Incorrect email or password.' },
};
