import { Button } from '@lounge/kit/button';
import { KitProvider } from '@lounge/kit/kit-provider';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TextField } from '@lounge/kit/text-field';
import { tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';

const tokens = new CSSStyleSheet();
tokens.replaceSync(tokensCss(velvet, { root: 'shadow' }));

/** An element of a page whose content is in a shadow tree, with the sheet of the brand and those of the components. */
function InShadowTree({ children }: { children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  return (
    <section
      data-theme="light"
      ref={(host) => {
        if (host === null || host.shadowRoot) return;
        const attached = host.attachShadow({ mode: 'open' });
        attached.adoptedStyleSheets = [tokens];
        setShadow(attached);
      }}
    >
      {shadow && createPortal(<StyleSheetManager target={shadow}>{children}</StyleSheetManager>, shadow)}
    </section>
  );
}

const meta = {
  title: 'Foundations/Shadow tree',
  tags: ['!autodocs'],
  render: () => (
    <main>
      <style>{'h2{font-size:9px} button{background:red} svg{fill:red} input{border:9px solid red}'}</style>
      <InShadowTree>
        <KitProvider brand={velvet} theme="light">
          <SectionHeading title="Live now" note="12" more={{ href: '#all', label: 'All' }} />
          <TextField label="Name" input={{ name: 'name' }} />
          <Button variant="primary">Look in</Button>
        </KitProvider>
      </InShadowTree>
    </main>
  ),
} satisfies Meta;
export default meta;

/** `tokensCss(brand, { root: 'shadow' })` for the tree, `StyleSheetManager` for the components. */
export const OfAHost: StoryObj = {
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector('section');
    const of = (selector: string) => getComputedStyle(host?.shadowRoot?.querySelector(selector) ?? document.body);
    const { surface1, canvas } = velvet.tokens.themes.light.color;
    await expect(getComputedStyle(host ?? document.body).getPropertyValue('--kit-canvas')).toBe(canvas);
    await expect(of('[data-brand]').getPropertyValue('--kit-surface-1')).toBe(surface1);
    await expect(of('h2').marginTop).toBe('0px');
    await expect(of('h2').fontFamily).toContain('Playfair Variable');
    await expect(of('input').borderTopWidth).not.toBe('9px');
    await expect(of('button').textTransform).toBe('none');
    await expect(of('svg').fill).not.toBe('rgb(255, 0, 0)');
    await expect(of('a').textDecorationLine).toBe('none');
  },
};
