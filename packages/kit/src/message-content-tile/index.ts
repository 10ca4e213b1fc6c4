export { MessageContentTile, type MessageContent, type MessageContentTileProps } from './MessageContentTile.tsx';
