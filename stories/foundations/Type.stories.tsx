import { shared } from '@lounge/kit/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { customProperty, Foundation, Section, useShownBrand } from './Foundation.tsx';

function TypeScale() {
  const brand = useShownBrand();
  const { display, text } = brand.tokens.font;
  const steps = Object.entries({ ...shared.type, ...brand.tokens.type });
  const row = (family: 'display' | 'text') => (
    <table>
      <tbody>
        {steps.map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{customProperty('type-', name)}</code>
            </td>
            <td>
              <span
                style={{
                  fontFamily: `var(--kit-font-${family})`,
                  fontSize: `var(${customProperty('type-', name)})`,
                  fontWeight: family === 'display' ? 'var(--kit-display-weight)' : 'var(--kit-weight-body)',
                  letterSpacing: family === 'display' ? 'var(--kit-display-tracking)' : undefined,
                  lineHeight: 'var(--kit-line-height-display)',
                }}
              >
                Good evening, 24.50
              </span>
            </td>
            <td data-part="muted">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Foundation
      title="Type"
      intro={`Seven steps and body text for small screens. ${brand.productName} sets headings in ${display.family.split(',', 1)[0]} and text in ${text.family.split(',', 1)[0]}.`}
    >
      <Section title="Headings">{row('display')}</Section>
      <Section title="Text">{row('text')}</Section>
      <Section title="Weights and line heights">
        <table>
          <tbody>
            {Object.entries(shared.weight).map(([name, value]) => (
              <tr key={name}>
                <td>
                  <code>{customProperty('weight-', name)}</code>
                </td>
                <td>
                  <span style={{ fontWeight: value }}>Good evening</span>
                </td>
                <td data-part="muted">{value}</td>
              </tr>
            ))}
            {Object.entries(shared.lineHeight).map(([name, value]) => (
              <tr key={name}>
                <td>
                  <code>{customProperty('line-height-', name)}</code>
                </td>
                <td>
                  <div style={{ lineHeight: value, maxWidth: '28ch' }}>
                    Two lines of text, to see how far they stand apart
                  </div>
                </td>
                <td data-part="muted">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </Foundation>
  );
}

const meta = { title: 'Foundations/Type', tags: ['!autodocs'], render: () => <TypeScale /> } satisfies Meta;
export default meta;

export const Scale: StoryObj = {};
