export { ClashBoard, type ClashBoardProps } from './ClashBoard.tsx';
export type { ClashMember, ClashTeam } from './ClashSides.tsx';
export { currentRound, type ClashRound } from './clash-round.ts';
export type { ClashVote } from './clash-status.ts';
