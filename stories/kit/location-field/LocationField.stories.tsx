import { LocationField } from '@lounge/kit/location-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { locationFieldExample } from '../../../packages/kit/src/location-field/example.ts';

const meta = {
  title: 'Kit/LocationField',
  component: LocationField,
  args: { ...locationFieldExample, onZip: fn(), onDevice: fn(), onClear: fn() },
} satisfies Meta<typeof LocationField>;
export default meta;

type Story = StoryObj<typeof meta>;

// @spec component:LocationField 1
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Near a postal code' });
    await expect(field).toHaveAccessibleDescription(/Germany, Spain, France, Italy: 5 digits/);
    await userEvent.type(field, '5');
    await expect(args.onZip).toHaveBeenCalledWith({ zip: '5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(args.onDevice).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Remove the place' })).toBeNull();
  },
};

// @spec component:LocationField 2
export const Incomplete: Story = {
  args: { zip: '506', state: 'incomplete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 characters to go');
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
  },
};
/** Four digits that are a code of two countries. */
export const TwoCountries: Story = {
  args: {
    zip: '1010',
    state: 'incomplete',
    choices: [
      { label: '1010 in Austria', href: '?zip=AT-1010' },
      { label: '1010 in Switzerland', href: '?zip=CH-1010' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 character to go');
    const countries = within(canvas.getByRole('list', { name: 'Countries with this code' }));
    await expect(countries.getByRole('link', { name: '1010 in Switzerland' })).toHaveAttribute('href', '?zip=CH-1010');
  },
};
export const LookingItUp: Story = {
  args: { zip: '50667', state: 'looking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking it up');
  },
};

// @spec component:LocationField 3
export const Found: Story = {
  args: { zip: '50667', state: 'found', town: 'Köln' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Around Köln');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the place' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
export const Unknown: Story = {
  args: { zip: '00999', state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('We do not know 00999.');
  },
};
export const TooLong: Story = {
  args: { zip: '506670', state: 'tooLong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('too long for a postal code');
  },
};
export const LookupFailed: Story = {
  args: { zip: '50667', state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('could not be looked up');
  },
};

// @spec component:LocationField 5
export const DeviceUsed: Story = {
  args: { device: 'used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Around your location.');
    await expect(canvas.getByRole('button', { name: 'Remove the place' })).toBeVisible();
  },
};
export const DeviceAsked: Story = {
  args: { device: 'asking' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(args.onDevice).not.toHaveBeenCalled();
  },
};
export const DeviceRefused: Story = {
  args: { device: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A postal code works too.');
  },
};
export const BrasaLight: Story = {
  args: { zip: '28013', state: 'found', town: 'Madrid' },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
