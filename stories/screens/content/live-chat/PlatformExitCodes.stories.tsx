import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onLivePage } from '../../harness/on-live-page.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { endWith } from './end-with.ts';

const meta = {
  title: 'Screens/Live show/Exit codes of the platform',
  tags: ['!autodocs'],
  args: onLivePage(),
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * Only 908 has a known meaning: a show began.
 * @spec feature:chat.end 7, error:exit-901, error:exit-902, error:exit-903, error:exit-904, error:exit-905, error:exit-906
 * @spec error:exit-907, error:exit-908, error:exit-909, error:exit-910, error:exit-920, error:exit-921, error:exit-990
 * @spec error:exit-996, error:exit-997, entity:enum.chatExitCode.other, state:chat-exit 2
 */
export const OfThePlatform: Story = {
  play: async (context) => {
    const ends = {
      901: 'It is over. Write a message',
      902: 'It is over. Write a message',
      903: 'It is over. Write a message',
      904: 'It is over. Write a message',
      905: 'It is over. Write a message',
      906: 'It is over. Write a message',
      907: 'It is over. Write a message',
      908: 'A show of Mirela began. See the show',
      909: 'It is over. Write a message',
      910: 'It is over. Write a message',
      920: 'It is over. Write a message',
      921: 'It is over. Write a message',
      990: 'It is over. Write a message',
      996: 'It is over. Write a message',
      997: 'It is over. Write a message',
    };
    await expect(await endWith(context, Object.keys(ends).map(Number))).toEqual(ends);
  },
};
