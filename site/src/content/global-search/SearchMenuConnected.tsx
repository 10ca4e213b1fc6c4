import { SearchConnected } from './SearchConnected.tsx';

/** The search as a menu of phones. @spec screen:mobile-menu.search */
export const SearchMenuConnected = () => <SearchConnected id="menu-search" isInline isFocused />;
