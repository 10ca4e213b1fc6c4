import type { CookieName } from '@lounge/locale';
import type { NavigationBarProps } from '@lounge/kit/navigation-bar';
import type { HiddenEgg } from '@lounge/stores/foundation/conversion';
import type { Subscriptions } from '@lounge/stores/foundation/subscriptions';
import type { Wallet } from '@lounge/stores/foundation/wallet';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { Stores } from './stores.ts';
import type { PageConfig } from './page-config.ts';
import type { NavigationBarLook } from './NavigationBarLook.ts';
import type { OwnNotices } from './OwnNotices.ts';
import type { PaymentDialogState } from './PaymentDialogState.ts';
import type { LastAddress } from './LastAddress.ts';

/** The guest's slots of the navigation bar. */
export type GuestSlots = Pick<NavigationBarProps, 'balance' | 'chats' | 'notifications' | 'end'>;

/** Props of what draws the guest's slots of the navigation bar. */
export interface GuestBarSlotProps {
  /** Renders the bar with the guest's slots. */
  renderBar: (slots: GuestSlots) => ReactNode;
}

/** The legal text whose end asks for the guest's answer. */
export interface LegalAnswerProps {
  type: string;
  version: string;
}

/** The parts around a page for guests only, composed of several modules; lower modules read here what upper ones know. */
export interface GuestParts {
  readonly GuestBar: ComponentType<GuestBarSlotProps>;
  readonly StatusBar: ComponentType;
  readonly FloatingSlot: ComponentType;
  /** The bell's list, for the sheet of a phone. */
  readonly Notifications: ComponentType;
  /** The answer at the end of a legal text that is new to the guest. */
  readonly LegalAnswer: ComponentType<LegalAnswerProps>;
  /** Returns how many messages the guest has not read. */
  readonly unreadOf: (stores: Stores) => number;
  /** Returns the pinned performers and how many of them are online; null until pins are known. */
  readonly pinnedOf: (stores: Stores) => { readonly total: number; readonly online: number } | null;
  /** Whether the guest pinned a performer; false until pins are known. */
  readonly hasPinned: (stores: Stores, actorId: number) => boolean;
  /** Whether nothing keeps the guest from adding coins. */
  readonly canAddCoins: (stores: Stores) => boolean;
  readonly walletOf: (stores: Stores) => { readonly wallet: Wallet };
  readonly subscriptionsOf: (stores: Stores) => { readonly subscriptions: Subscriptions };
}

/** Components that only some visitors need, or that load after the first render. */
export interface OptionalParts {
  /** The cookie consent form; null once the visitor has decided. */
  readonly Consent: ComponentType | null;
  /** The guest's part of the navigation bar: balance, messages, account menu; null for anonymous visitors. */
  readonly guestBar: GuestParts | null;
  /** Parts that work without script: rendered by the server, hydrated when their code has loaded. */
  readonly lazyFrame: Readonly<Record<'Breadcrumb' | 'Language' | 'Theme' | 'Footer' | 'Search', ComponentType>>;
  /** The tabs of phones, notices, and what follows the page's address: rendered by the server, hydrated like the parts above. */
  readonly LazyFrame: ComponentType;
  /** The offers of a region of the page; they load after the first render, and are null on the server. */
  readonly Incentives: ComponentType<{ region: 'top' | 'content' }> | null;
  /** The egg that is hidden on the page; its code loads where there is one. Null for anonymous visitors, and on the server. */
  readonly Egg: ComponentType<{ egg: HiddenEgg }> | null;
  /** Rows of the start page that are a guest's own; null for anonymous visitors, and on the server. */
  readonly homeRows: Readonly<Record<'rewards' | 'welcomeBonus', ComponentType>> | null;
}

/** The dependencies of connected components. */
export interface App {
  readonly stores: Stores;
  readonly config: PageConfig;
  /** React-intl's formatters, with the texts of the page. */
  readonly intl: IntlShape;
  /** Opens and closes the payment dialog. */
  readonly paymentDialog: PaymentDialogState;
  /** How the bar at the top is shown. */
  readonly navigationBar: NavigationBarLook;
  /** The notices that parts of the page show themselves. */
  readonly ownNotices: OwnNotices;
  /** The address at which a page was asked for last. */
  readonly lastAddress: LastAddress;
  /** Stores a choice in a cookie, which the server reads too, such as the theme. */
  readonly setPreferenceCookie: (name: CookieName, value: string) => void;
  /** Returns the zone of the visitor's device, which the page's times change to; null where nothing changes. */
  readonly ownZone: (() => string) | null;
  readonly parts: OptionalParts;
}

/** Provides the app to connected components. */
export const AppContext = createContext<App | null>(null);

/** Returns the app of this page. Throws outside of AppContext. */
export const useApp = (): App => {
  const app = use(AppContext);
  if (app === null) throw new Error('A connected component was rendered outside AppContext; wrap it in AppRoot.');
  return app;
};
