export { ChatTray, type ChatTrayProps } from './ChatTray.tsx';
