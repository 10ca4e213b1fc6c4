export { IncentiveBox, type IncentiveBoxProps, type IncentiveType } from './IncentiveBox.tsx';
export { IncentiveWindow, type IncentiveWindowProps, type WindowIncentive } from './IncentiveWindow.tsx';
