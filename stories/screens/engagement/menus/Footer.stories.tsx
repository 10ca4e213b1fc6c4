import { guestIsLoggedIn } from '@lounge/mock-api/states';
import { subscribeNewsletter } from '@lounge/protocol/foundation/guest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Footer',
  tags: ['!autodocs'],
  args: { entry: 'help/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

const footerOf = async (canvas: Canvas) => within(await canvas.findByRole('contentinfo'));

const addressOf = async (canvas: Canvas, name: string) =>
  (await footerOf(canvas)).getByRole('link', { name }).getAttribute('href');

/** Help, reports and recruiting in English, German and Spanish are a story each. @spec screen:shell.footer 1-4, 6, component:Footer 2, 5, feature:shell.footer-links 1 */
export const InEnglish: Story = {
  play: async ({ canvas }) => {
    const footer = await footerOf(canvas);
    const social = within(footer.getByRole('list', { name: 'Elsewhere' })).getAllByRole('link');
    await expect(social.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Facebook', 'https://facebook.example/velvet'],
      ['Twitter', 'https://twitter.example/velvet'],
      ['Instagram', 'https://instagram.example/velvet'],
      ['Snapchat', 'https://snapchat.example/velvet'],
    ]);
    for (const link of social) await expect(link).toHaveAttribute('rel', 'noopener nofollow');
    await expect(await addressOf(canvas, 'Help centre')).toBe('https://help.velvet.example/en/');
    await expect(await addressOf(canvas, 'Report content')).toBe('https://help.velvet.example/en/report-content/');
    await expect(await addressOf(canvas, 'Work on camera')).toBe('https://models.velvet.example/en/');
    const legal = within(footer.getByRole('list', { name: 'Legal' })).getAllByRole('link');
    await expect(legal.map((link) => link.getAttribute('href'))).toEqual([
      '/en/terms-of-service/',
      '/en/general-terms/',
      '/en/terms-of-use/',
      '/en/data-protection/',
      '/en/imprint/',
    ]);
    await expect(await addressOf(canvas, 'VIP club')).toBe('/en/vipclub/');
    await expect(await addressOf(canvas, 'Log in')).toMatch('log-in');
    await expect(footer.getByRole('link', { current: 'page' })).toHaveAccessibleName('Help');
  },
};

/** Every list of performers is one press away on every page. */
export const ListsOfPerformers: Story = {
  play: async ({ canvas }) => {
    const footer = await footerOf(canvas);
    const lists = within(footer.getByRole('list', { name: 'Performers' })).getAllByRole('link');
    await expect(lists.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['New faces', '/en/new-girls/'],
      ['Free chat', '/en/free-chat/'],
      ['Next door', '/en/cams/next-door/'],
      ['Categories', '/en/categories/'],
      ['Top lists', '/en/top-cams/best-chats/'],
      ['Video stars', '/en/videos/stars/'],
    ]);
  },
};

/** @spec component:Footer 3 */
export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await addressOf(canvas, 'Hilfe-Center')).toBe('https://help.velvet.example/de/');
    await expect(await addressOf(canvas, 'Inhalt melden')).toBe('https://help.velvet.example/de/report-content/');
    await expect(await addressOf(canvas, 'Vor der Kamera arbeiten')).toBe('https://models.velvet.example/');
  },
};

/** @spec component:Footer 4 */
export const InSpanishOnAPhone: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await addressOf(canvas, 'Centro de ayuda')).toBe('https://help.brasa.example/es/');
    await expect(await addressOf(canvas, 'Denunciar contenido')).toBe('https://help.brasa.example/en/report-content/');
    await expect(await addressOf(canvas, 'Trabajar ante la cámara')).toBe('https://models.brasa.example/en/');
  },
};

/**
 * The form says what is wrong, that it is being sent, and that a mail asks; the same for every address. @spec screen:shell.footer 7
 */
export const Newsletter: Story = {
  args: { failing: [subscribeNewsletter] },
  play: async ({ canvas, loaded }) => {
    const testPage = testPageOf({ loaded });
    const footer = await footerOf(canvas);
    const form = footer.getByRole('form', { name: 'Late night, every Friday' });
    await expect(form).toHaveAttribute('action', '/vxpay/en/newsletter');
    await expect(form).toHaveAttribute('method', 'post');
    const email = footer.getByRole('textbox', { name: 'Your e-mail' });
    await expect(email).toHaveAccessibleDescription(/^We send one mail to confirm/);
    await userEvent.type(email, 'kim@example{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This is no e-mail address.');
    await userEvent.type(email, '.com');
    const subscribe = footer.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(subscribe);
    await waitFor(() => expect(email).toHaveAccessibleDescription('That did not work. Please try again later.'));
    const release = testPage.holdRequests();
    await userEvent.click(subscribe);
    await expect(subscribe).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(subscribe);
    release();
    const answer = await footer.findByText(/^We sent a mail to the address/);
    await expect(answer).toHaveFocus();
    await expect(footer.queryByRole('textbox')).toBeNull();
    const rows = await testPage.world.database.reader.query('select "toAddress" as address, kind from mail', []);
    await expect(rows).toEqual([{ address: 'kim@example.com', kind: 'newsletter-confirm' }]);
  },
};

/** @spec component:Footer 1 */
export const OfAGuest: Story = {
  args: { guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' })] },
  play: async ({ canvas, userEvent }) => {
    await expect(await addressOf(canvas, 'Help centre')).toBe('https://help.velvet.example/en/?name=Robin');
    const footer = await footerOf(canvas);
    await expect(footer.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(footer.queryByRole('textbox')).toBeNull();
    await expect(await addressOf(canvas, 'Your newsletters')).toBe('/en/myvelvet/profile/?scrollTo=newsletters');
    await userEvent.click(footer.getByRole('link', { name: 'Benefits' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Benefits' })).toBeVisible();
    await expect((await footerOf(canvas)).getByRole('link', { current: 'page' })).toHaveAccessibleName('Benefits');
  },
};
