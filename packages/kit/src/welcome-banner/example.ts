import type { WelcomeBannerProps } from './WelcomeBanner.tsx';

export const welcomeBannerExample = { href: '#sign-up', onClose: () => undefined } satisfies WelcomeBannerProps;
