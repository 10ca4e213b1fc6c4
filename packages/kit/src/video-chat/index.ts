export { VideoChat, type VideoChatProps } from './VideoChat.tsx';
