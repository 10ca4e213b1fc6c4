export { ChannelList, type ChannelListFilter, type ChannelListProps } from './ChannelList.tsx';
export type { ListedChannel } from './ChannelItem.tsx';
