export { IconButton, IconLink, type IconButtonFace, type IconButtonProps, type IconLinkProps } from './IconButton.tsx';
