import { performerAnswersChat, performerEndsChat, setUpState } from '@lounge/mock-api/states';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

/** Starts a chat as often as there are codes, and lets each of them end it. Returns what the page says, and its first step. */
export const endWith = async ({ loaded, canvas, userEvent }: StoryContext<SiteStoryArgs>, codes: number[]) => {
  const { world } = await livePageOf({ loaded });
  const body = within(document.body);
  const shown: Record<number, string> = {};
  for (const exitCode of codes) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Video chat|Start again)/ }));
    await body.findByRole('heading', { name: 'Calling Mirela' });
    await waitFor(() => setUpState(performerAnswersChat({ guestId: 7 }), world));
    const chat = await body.findByRole('region', { name: 'Video chat with Mirela' });
    // Chats that end before their first picture are limited.
    await waitFor(() => expect(chat.querySelector('[data-state=playing]')).not.toBeNull());
    await setUpState(performerEndsChat({ guestId: 7, exitCode }), world);
    const end = within(await canvas.findByRole('region', { name: 'Your chat with Mirela' }));
    await expect(body.queryByRole('region', { name: 'Video chat with Mirela' })).toBeNull();
    const why = end.getByText(/Nothing has been charged since \d\d:\d\d\./).textContent;
    const step = end.getAllByRole('link')[0]?.textContent ?? '';
    shown[exitCode] = `${why.replace(/ Nothing has been charged since.*/, '')} ${step}`;
  }
  return shown;
};
