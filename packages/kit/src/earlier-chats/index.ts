export { EarlierChats, type EarlierChat, type EarlierChatsProps } from './EarlierChats.tsx';
