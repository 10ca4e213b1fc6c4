import type { VideoFilterProps } from './VideoFilter.tsx';

export const videoFilterExample = {
  groups: [
    {
      id: 'show',
      label: 'Show',
      options: [
        { value: 'free', label: 'Free' },
        { value: 'sale', label: 'On sale', selected: true },
        { value: 'vip', label: 'VIP' },
      ],
    },
    {
      id: 'who',
      label: 'Who',
      options: [
        { value: 'gender:female', label: 'Women', selected: true },
        { value: 'gender:male', label: 'Men' },
        { value: 'gender:couple', label: 'Couples' },
      ],
    },
  ],
  onToggle: () => undefined,
} satisfies VideoFilterProps;
