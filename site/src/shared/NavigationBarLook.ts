import { makeAutoObservable } from 'mobx';

/** How the bar at the top is shown. The code that follows the page and decides it is loaded after the first render. */
export class NavigationBarLook {
  isHidden = false;
  /** Whether content is under the bar. */
  isSolid = false;
  /** Whether a chat covers the page. */
  isChatRunning = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(look: Partial<Pick<NavigationBarLook, 'isHidden' | 'isSolid' | 'isChatRunning'>>): void {
    Object.assign(this, look);
  }
}
