import { readFileSync } from 'node:fs';
import type { Brand, Language } from '@lounge/locale';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { createIntl } from 'react-intl';
import { windowOf } from './guest.ts';
import { expect, open, type Host } from './host.ts';

/** How a visitor uses the site. */
export interface VisitorSetting {
  readonly language: Language;
  readonly brand: Brand;
  /** Whether the visitor presses keys only. */
  readonly byKeyboard: boolean;
}

const textsOf = (folder: string, language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../${folder}/texts/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

/** A visitor with one page, who finds controls by the site's texts in one language and uses them by pointer or by keyboard. */
export class Visitor {
  readonly page: Page;
  readonly host: Host;
  readonly setting: VisitorSetting;
  readonly #texts: Record<string, string>;

  constructor(page: Page, host: Host, setting: VisitorSetting) {
    this.page = page;
    this.host = host;
    this.setting = setting;
    this.#texts = { ...textsOf('packages/kit', setting.language), ...textsOf('site', setting.language) };
  }

  /** The payment window over the page. */
  get window(): FrameLocator {
    return windowOf(this.page);
  }

  /** A text of the site with its values. */
  textOf(id: string, values: Record<string, string | number> = {}): string {
    const intl = createIntl({ locale: this.setting.language, messages: this.#texts });
    // oxlint-disable-next-line formatjs/enforce-id, formatjs/enforce-default-message -- the id is the caller's
    return intl.formatMessage({ id }, values);
  }

  /** A pattern for a text of the site with its values, in which a space is any white space. */
  text(id: string, values: Record<string, string | number> = {}): RegExp {
    const escaped = this.textOf(id, values).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(escaped.replaceAll(/\s/g, String.raw`\s`));
  }

  /** Opens a page of the site by its path after the language. */
  async open(path: string): Promise<void> {
    const { language, brand } = this.setting;
    await open(this.page, this.host, `/${language}/${path}`, brand);
  }

  async press(control: Locator): Promise<void> {
    if (!this.setting.byKeyboard) return control.click();
    await control.focus();
    await expect(control).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  async choose(control: Locator): Promise<void> {
    if (!this.setting.byKeyboard) return control.check();
    await control.focus();
    await this.page.keyboard.press('Space');
    await expect(control).toBeChecked();
  }

  async type(field: Locator, text: string): Promise<void> {
    if (!this.setting.byKeyboard) return field.fill(text);
    await field.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
}
