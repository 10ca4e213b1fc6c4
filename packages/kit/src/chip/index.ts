export { Chip, ChipLink, type ChipLinkProps, type ChipFace, type ChipProps } from './Chip.tsx';
