import { makeAutoObservable, observableRef } from 'mobx';

/** The menus of a phone. @spec entity:enum.mobileMenu */
export const mobileMenus = [
  'navigation',
  'search',
  'cameraFilter',
  'categoryFilter',
  'personalArea',
  'notifications',
  'languageSelector',
] as const;

/** A menu of a phone. */
export type MobileMenu = (typeof mobileMenus)[number];

/** Whether a word names a menu. */
export const isMobileMenu = (word: unknown): word is MobileMenu => mobileMenus.some((menu) => menu === word);

/** Menus are sheets in windows narrower than this, pixels. */
export const mobileBelowPx = 1023;

/** A menu within a menu. */
export interface SubMenu {
  readonly name: string;
  /** Whether the menu below cannot be used while this one is open. */
  readonly blocking: boolean;
  readonly data: unknown;
}

/**
 * The state of a menu.
 * @spec entity:menuState
 * @assumed the names of the fields; the documents describe them in words
 */
export interface MenuState {
  readonly open: boolean;
  readonly subMenus: readonly SubMenu[];
}

const closed: MenuState = { open: false, subMenus: [] };

/**
 * The menus of a phone: one is open at a time, and none in a wide window.
 * @spec state:menus, state:mobile-mode, feature:shell.mobile-menus
 */
export class Menus {
  openMenu: MobileMenu | null = null;
  isMobile: boolean;
  /** The sub-menus of the open menu, the lowest first. */
  subMenus: readonly SubMenu[] = [];

  constructor(width: number) {
    this.isMobile = width < mobileBelowPx;
    makeAutoObservable(this, { subMenus: observableRef }, { autoBind: true });
  }

  /** The state of one menu. */
  stateOf(menu: MobileMenu): MenuState {
    return this.openMenu === menu ? { open: true, subMenus: this.subMenus } : closed;
  }

  /** Whether the page under the menus does not scroll. */
  get isBodyFixed(): boolean {
    return this.openMenu !== null;
  }

  /** Whether the open menu itself cannot be used, as a blocking sub-menu is above it. */
  get isBlocked(): boolean {
    return this.subMenus.some(({ blocking }) => blocking);
  }

  /** Opens a menu and closes all others; does nothing in a wide window. */
  open(menu: MobileMenu): void {
    if (!this.isMobile || this.openMenu === menu) return;
    this.openMenu = menu;
    this.subMenus = [];
  }

  /** Closes the open menu with its sub-menus. */
  close(): void {
    this.openMenu = null;
    this.subMenus = [];
  }

  /** Opens a sub-menu above those that are open; does nothing without an open menu. */
  openSubMenu(subMenu: SubMenu): void {
    if (this.openMenu !== null) this.subMenus = [...this.subMenus, subMenu];
  }

  /** Closes the topmost sub-menu, or the menu itself where there is none. */
  closeTop(): void {
    if (this.subMenus.length === 0) this.close();
    else this.subMenus = this.subMenus.slice(0, -1);
  }

  /** Follows the width of the window in pixels; a menu that is open when it becomes wide closes. */
  setWidth(width: number): void {
    this.isMobile = width < mobileBelowPx;
    if (!this.isMobile) this.close();
  }
}
