export { StatusBar, type StatusBarProps } from './StatusBar.tsx';
export { mostUrgent, toneOf, type StatusBarItem, type StatusBarType } from './most-urgent.ts';
