import type { OwnPictureProps } from './OwnPicture.tsx';

export const ownPictureExample = { name: 'Mirela', stream: null, onHide: () => undefined } satisfies OwnPictureProps;
