import type { ChannelListProps } from './ChannelList.tsx';

export const channelListExample = {
  channels: [
    {
      id: 1,
      name: 'Noor',
      href: '/n',
      picture: { src: '/pictures/p', tint: 1 },
      online: true,
      subject: 'Hello',
      when: '21:14',
      unread: 2,
    },
  ],
} satisfies ChannelListProps;
