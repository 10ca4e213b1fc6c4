export { LoyaltyPanel, type DailyCoins, type LoyaltyPanelProps } from './LoyaltyPanel.tsx';
