export { ActivityBoard, type ActivityBoardProps, type BoardActivity, type BoardChallenge } from './ActivityBoard.tsx';
export { activityState, type ActivityState, type ActivityTimes } from './activity-state.ts';
