import type { PinButtonProps } from './PinButton.tsx';

export const pinButtonExample = { label: 'Pin this album', onPin: () => undefined } satisfies PinButtonProps;
