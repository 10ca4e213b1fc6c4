import { performerEndsChat, setUpState } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onLivePage } from '../../harness/on-live-page.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { endWith } from './end-with.ts';

const meta = {
  title: 'Screens/Live show/Exit codes',
  tags: ['!autodocs'],
  args: onLivePage(),
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** @spec feature:chat.end 4, error:exit-100-108 */
export const OfTheGuest: Story = {
  play: async (context) => {
    const ends = {
      100: 'You ended it. Write a message',
      101: 'You logged out. Write a message',
      102: 'You closed the page. Write a message',
      103: 'You went on in another kind of chat. Write a message',
      104: 'Something on your device stopped it. Write a message',
      105: 'Paying for more time did not work. Add coins',
      106: 'Your connection was lost. Write a message',
      107: 'Your device did not answer any more. Write a message',
      108: 'It is over. Write a message',
    };
    await expect(await endWith(context, Object.keys(ends).map(Number))).toEqual(ends);
  },
};

/**
 * @spec feature:chat.end 5, error:exit-201, error:exit-202, error:exit-203, error:exit-204, error:exit-205, error:exit-206
 * @spec error:exit-207, error:exit-208, error:exit-301, entity:enum.chatExitCode.host, entity:enum.chatExitCode.admin
 */
export const OfThePerformer: Story = {
  play: async (context) => {
    const ends = {
      201: 'Mirela ended it. Write a message',
      202: 'Mirela no longer sends to this chat. Write a message',
      203: 'Mirela left. Write a message',
      204: 'Mirela had to come in again. Write a message',
      205: 'Mirela’s picture did not arrive any more. Write a message',
      206: 'Mirela’s camera stopped working. Write a message',
      207: 'The picture stood still, so we ended it. Write a message',
      208: 'Mirela’s device could not keep up. Write a message',
      301: 'We ended this chat. Our support can tell you why. Write a message',
    };
    await expect(await endWith(context, Object.keys(ends).map(Number))).toEqual(ends);
  },
};

/** @spec error:exit-501, error:exit-502, error:exit-503, entity:enum.chatExitCode.limits */
export const OfLimits: Story = {
  play: async (context) => {
    const ends = {
      501: 'Your coins were used up. Add coins',
      502: 'The time for texting was over. Write a message',
      503: 'The time limit was reached. Write a message',
    };
    await expect(await endWith(context, Object.keys(ends).map(Number))).toEqual(ends);
  },
};

/**
 * Codes before the first second: the chat has not started, so there is no bill.
 * @spec error:exit-601, entity:enum.chatExitCode.ageRating
 */
export const BeforeTheFirstSecond: Story = {
  play: async ({ loaded, canvas, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Video chat/ }));
    await body.findByRole('heading', { name: 'Calling Mirela' });
    await waitFor(() => setUpState(performerEndsChat({ guestId: 7, exitCode: 601 }), world));
    await waitFor(() => expect(canvas.getByRole('main').querySelector('a[href*="age-check"]')).toBeVisible());
    await expect(canvas.queryByText('What it cost')).toBeNull();
  },
};
