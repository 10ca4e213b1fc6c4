import {
  caption,
  card,
  center,
  centredGroup,
  centredStack,
  checkbox,
  cluster,
  cornerCounter,
  counter,
  field,
  fieldError,
  fieldLabel,
  mutedFigures,
  fill,
  grid,
  inset,
  nameLine,
  reel,
  row,
  spread,
  stack,
  target,
  truncated,
  unavailable,
  underlined,
} from '@lounge/kit/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

/** A component of a partner: one root, whose template interpolates the parts. */
const Sheet = styled.div.withConfig({ componentId: 'story-layout' })`
  ${grid}
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 20px;
  > h2 {
    ${caption}
    font-family: inherit;
  }
  > [data-show='row'] {
    ${row}
    gap: 8px;
  }
  > [data-show='spread'] {
    ${spread}
  }
  > [data-show='cluster'] {
    ${cluster}
    gap: 8px;
  }
  > [data-show='reel'] {
    ${reel}
    display: flex;
    gap: 8px;
    white-space: nowrap;
  }
  > [data-show='fill'] {
    ${row}
  }
  > [data-show='fill'] > :first-child {
    ${fill}
    ${truncated}
  }
  > [data-show='stack'] {
    ${stack}
    gap: 8px;
  }
  > [data-show='centred stack'] {
    ${centredStack}
    gap: 8px;
  }
  > [data-show='centred group'] {
    ${centredGroup}
    min-height: 120px;
  }
  > [data-show='center'] {
    ${center}
    min-height: 60px;
  }
  > [data-show='target'] > b {
    ${target}
    position: relative;
  }
  > [data-show='target'] > b > i {
    ${cornerCounter}
    top: 0;
    right: 0;
  }
  > [data-show='card'] {
    ${card}
    padding: 20px;
  }
  > [data-show='card'] > p {
    ${inset}
    padding: 12px;
  }
  > [data-show='counter'] > b {
    ${counter}
    padding: 2px 8px;
  }
  > [data-show='unavailable'] {
    ${unavailable}
    padding: 12px;
  }
  > [data-show='text'] > b {
    ${nameLine}
  }
  > [data-show='text'] > small {
    ${mutedFigures}
  }
  > [data-show='text'] > u {
    ${underlined}
  }
  > [data-show='field'] > label {
    ${fieldLabel}
  }
  > [data-show='field'] > input {
    ${field}
    padding: 10px 16px;
  }
  > [data-show='field'] > p {
    ${fieldError}
  }
  > [data-show='checkbox'] > label {
    ${row}
    gap: 8px;
  }
  > [data-show='checkbox'] > label > input {
    ${checkbox}
  }
`;

const words = ['Evening', 'Tonight', 'This week', 'Every day', 'On weekends', 'After midnight', 'Whenever you like'];
const names = words.map((word) => <span key={word}>{word}</span>);
const links = words.map((word) => (
  <a key={word} href="#reel">
    {word}
  </a>
));

const samples = {
  row: names.slice(0, 3),
  spread: names.slice(0, 2),
  cluster: names,
  reel: links,
  fill: [<span key="long">{words.join(', ').repeat(3)}</span>, <b key="end">End</b>],
  stack: names.slice(0, 3),
  'centred stack': names.slice(0, 3),
  'centred group': names.slice(0, 2),
  center: names.slice(0, 1),
  target: (
    <b>
      ♥<i>3</i>
    </b>
  ),
  card: <p>A surface within a card</p>,
  counter: <b>12</b>,
  unavailable: 'Cannot be used now',
  text: (
    <>
      <b>A name</b>
      <small>1,286 people</small> <u>a link</u>
    </>
  ),
  field: (
    <>
      <label htmlFor="field">Name</label>
      <input id="field" defaultValue="Robin" />
      <p>This name is taken.</p>
    </>
  ),
  checkbox: (
    <label>
      <input type="checkbox" defaultChecked />
      Remember me
    </label>
  ),
};

const Parts = () => (
  <Sheet>
    {Object.entries(samples).map(([name, sample]) => [
      <h2 key={`${name} heading`}>{name}</h2>,
      <div key={name} data-show={name}>
        {sample}
      </div>,
    ])}
  </Sheet>
);

const meta = { title: 'Kit/Families/Layout', component: Parts } satisfies Meta<typeof Parts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllParts: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const BrasaLight: Story = { globals: { brand: 'brasa', theme: 'light' } };
