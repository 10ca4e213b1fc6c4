import { breakpoints, iconSizes, performerColumns, shared } from '@lounge/kit/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Card, customProperty, Foundation, Section, useShownBrand } from './Foundation.tsx';

/** Samples show the custom property itself, so that a wrong one is seen. */
function Samples({
  group,
  values,
  look,
}: {
  group: string;
  values: Readonly<Record<string, string | number>>;
  look: (property: string) => CSSProperties;
}) {
  return (
    <div data-part="cards">
      {Object.entries(values).map(([name, value]) => {
        const property = customProperty(group, name);
        return (
          <Card key={name} name={property} value={value}>
            <div data-part="sample" style={look(`var(${property})`)} />
          </Card>
        );
      })}
    </div>
  );
}

function Values({ group, values }: { group: string; values: Readonly<Record<string, string | number>> }) {
  return (
    <table>
      <tbody>
        {Object.entries(values).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{group === '' ? name : customProperty(group, name)}</code>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tokens() {
  const brand = useShownBrand();
  return (
    <Foundation
      title="Tokens"
      intro={`Space, corners, shadows, sizes and layers as ${brand.productName} has them. Corners and tiles are the brand's own; the rest is the same in all brands.`}
    >
      <Section title="Space">
        <Samples
          group="space-"
          values={shared.space}
          look={(value) => ({ width: value, background: 'var(--kit-accent)', border: 0 })}
        />
      </Section>
      <Section title="Corners">
        <Samples group="radius-" values={{ ...brand.tokens.radius }} look={(borderRadius) => ({ borderRadius })} />
      </Section>
      <Section title="Shadows">
        <Samples group="shadow-" values={shared.shadow} look={(boxShadow) => ({ boxShadow })} />
      </Section>
      <Section title="Sizes">
        <Samples
          group="size-"
          values={shared.size}
          look={(height) => ({ height, background: 'var(--kit-accent)', border: 0 })}
        />
      </Section>
      <Section title="Tiles">
        <Values group="tile-" values={{ ...brand.tokens.tile }} />
      </Section>
      <Section title="Layers">
        <Values group="z-" values={shared.z} />
      </Section>
      <Section title="Widths at which a layout changes, in px">
        <Values group="" values={breakpoints} />
      </Section>
      <Section title="Columns of performers">
        <Values
          group=""
          values={Object.fromEntries(performerColumns.map(({ from, columns }) => [`from ${from} px`, columns]))}
        />
      </Section>
      <Section title="Sizes of icons, in px">
        <Values group="" values={iconSizes} />
      </Section>
    </Foundation>
  );
}

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'], render: () => <Tokens /> } satisfies Meta;
export default meta;

export const All: StoryObj = {};
