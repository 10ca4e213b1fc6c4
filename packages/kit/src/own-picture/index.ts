export { OwnPicture, type OwnPictureProps } from './OwnPicture.tsx';
