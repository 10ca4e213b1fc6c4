export { OptionCard, type OptionCardInput, type OptionCardProps } from './OptionCard.tsx';
