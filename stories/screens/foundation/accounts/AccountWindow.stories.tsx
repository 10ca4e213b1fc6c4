import { isBrand, isLanguage } from '@lounge/locale';
import { loadPageIntl, WindowPage, type App, type WindowView } from '@lounge/site/app';
import { brandConfig, siteBrands } from '@lounge/site/brands';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

interface WindowArgs {
  view: WindowView;
}

const plain = { formError: null, report: null } as const;
const emptySignUp = {
  kind: 'sign-up',
  email: '',
  name: '',
  hasAgreed: false,
  wantsNewsletter: false,
  key: 'key-of-the-form',
  next: null,
  errors: [],
  ...plain,
} as const;

/** Logging in and signing up, as the server renders the pages of the payment window: they work without script. */
const meta = {
  title: 'Screens/Account window',
  tags: ['!autodocs'],
  args: { view: { kind: 'log-in', email: '', next: null, ...plain } },
  loaders: [
    async ({ globals }) => {
      const brand = isBrand(globals['brand']) ? globals['brand'] : 'velvet';
      const language = isLanguage(globals['language']) ? globals['language'] : 'en';
      const theme = globals['theme'] === 'light' ? 'light' : 'dark';
      const config: App['config'] = {
        ...brandConfig(brand, siteBrands, language),
        theme,
        timeZone: 'Europe/Berlin',
        language,
        token: '',
        guestId: null,
        now: 0,
        version: 'story',
        strict: true,
        consent: 'necessary',
        world: null,
      };
      return { app: { config, intl: await loadPageIntl(config) } };
    },
  ],
  render: ({ view }, { loaded }) => (
    <WindowPage app={loaded['app'] as Pick<App, 'config' | 'intl'>} view={view} nonce="" back="/en/" />
  ),
  parameters: { document: true, docs: { source: { type: 'code' } } },
} satisfies Meta<WindowArgs>;
export default meta;

type Story = StoryObj<WindowArgs>;

/** @spec screen:overlay.login 1 */
export const LogIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/vxpay/en/forgot',
    );
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/vxpay/en/sign-up');
  },
};

export const NoAddress: Story = {
  args: { view: { kind: 'log-in', email: 'robin@example', next: null, formError: 'email', report: null } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveValue('robin@example');
    await expect(email).toHaveAccessibleDescription('This is no e-mail address.');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** @spec component:LoginForm 4 */
export const Locked: Story = {
  args: { view: { kind: 'account-locked', ...plain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account is locked' })).toBeVisible();
    await expect(canvas.getByText(/look around and see what you bought, but not buy, write or call/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/en/');
  },
};

/** The box of the newsletter is not ticked in advance. @spec screen:overlay.signup 1 */
export const SignUp: Story = {
  args: { view: emptySignUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeRequired();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('checkbox', { name: /accept the terms and the data protection/ })).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/en/terms-of-service/');
    await expect(canvas.getByRole('link', { name: 'data protection notice' })).toHaveAttribute(
      'href',
      '/en/data-protection/',
    );
    const newsletter = canvas.getByRole('checkbox', { name: /^Send me “Late night”/ });
    await expect(newsletter).not.toBeChecked();
    await expect(newsletter).not.toBeRequired();
  },
};

export const SignUpInGermanOnAPhone: Story = {
  args: { view: { ...emptySignUp, wantsNewsletter: true, errors: ['email', 'terms'], formError: 'email' } },
  globals: { language: 'de', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(
      'Das ist keine E-Mail-Adresse.',
    );
    await expect(canvas.getByRole('checkbox', { name: /Late Night/ })).toBeChecked();
  },
};

/** @spec component:SignupForm 4 */
export const SignedUp: Story = {
  args: { view: { kind: 'logged-in', hasSignedUp: true, ...plain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are logged in' })).toBeVisible();
    await expect(canvas.getByText('We sent you an e-mail. Please confirm your address with it.')).toBeVisible();
  },
};

export const NewsletterWithoutScript: Story = {
  args: { view: { kind: 'newsletter-request', email: '', ...plain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
};

export const NewsletterAsked: Story = {
  args: { view: { kind: 'newsletter-asked', ...plain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  },
};
