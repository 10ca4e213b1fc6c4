import type { FilterGroup } from '@lounge/kit/performer-filter';

/** Filters of a small evening. */
export const groups: readonly FilterGroup[] = [
  {
    id: 'offer',
    label: 'Offers',
    options: [
      { value: 'freeChat', label: 'Free chat', count: 9 },
      { value: 'voyeur', label: 'Voyeur chat', count: 41, selected: true },
      { value: 'toy', label: 'Toy control', count: 0 },
    ],
  },
  {
    id: 'language',
    label: 'Speaks',
    options: [
      { value: 'language:de', label: 'German', count: 54, selected: true },
      { value: 'language:en', label: 'English', count: 97 },
    ],
  },
  { id: 'gender', label: 'Who', closed: true, options: [{ value: 'gender:F', label: 'Women', count: 180 }] },
];
