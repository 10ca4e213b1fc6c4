export { StatusBar, type StatusBarProps } from './StatusBar.tsx';
export { mostUrgent, toneOf, type StatusBarData, type StatusBarItem, type StatusBarType } from './most-urgent.ts';
