export { StatePanel, type StatePanelKind, type StatePanelProps, type StateStep } from './StatePanel.tsx';
