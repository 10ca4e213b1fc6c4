import type { OwnPictureProps } from './OwnPicture.tsx';

export const ownPictureExample = { name: 'Noor', stream: null, onHide: () => undefined } satisfies OwnPictureProps;
